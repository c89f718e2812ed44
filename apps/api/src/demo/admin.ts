import type { Answer, Body } from '@vendor-panel/contract/operation-types'
import { DemoError, type Running } from './couple.ts'

/** An operator makes a link that acts as a user, once (AMB-60). */
export async function makeOperatorLink(
  { origin, serviceKey }: Running,
  user: { customerId: number; customerUserId: number },
): Promise<string> {
  const body: Body<'createImpersonationLink'> = { ...user, operator: 'Lena Fischer' }
  const headers = { 'content-type': 'application/json', 'x-service-key': serviceKey }
  const response = await fetch(`${origin}/api/impersonation-links`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
  })
  if (!response.ok) throw new DemoError(`The server refused: ${response.status} ${await response.text()}`)
  const { data } = (await response.json()) as Answer<'createImpersonationLink'>
  return `Lena Fischer acts as the user for an hour, once, with this link:\n${data.url}`
}
