import * as z from 'zod/mini'

const script = z.object({ id: z.string(), origin: z.string() })
const shape = z.object({
  errorReports: z.optional(z.object({ dsn: z.string() })),
  measurement: z.optional(script),
  chat: z.optional(script),
})
export type IntegrationSettings = z.infer<typeof shape>

/** The services of other companies that are on, as the server wrote them into the page. */
export function integrationSettings(): IntegrationSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="integrations"]')?.content
  return content === undefined ? {} : shape.parse(JSON.parse(content))
}
