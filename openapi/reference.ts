/** The contract for human readers: grouped, each operation with its name and how to call it. The machine-readable part is unchanged. */
import { describedCodes } from './codes.ts'
import { operationsOf, type Code, type Contract, type Response } from './join.ts'
import { codeSamples } from './samples.ts'

/** The domains in reading order. */
const groups: Record<string, readonly string[]> = {
  'Getting in': ['auth', 'registration'],
  Couples: ['leads', 'couples', 'calendar', 'saved-views'],
  'Provider pages': ['providers', 'provider-items', 'galleries', 'catalogs', 'discounts', 'testimonials', 'reviews'],
  'The account': ['customers', 'customer-users', 'templates', 'prompts', 'push', 'referrals', 'audit', 'exports'],
  'Money and figures': ['payments', 'statistics'],
  'Shared data': ['configs'],
  'Services and operation': ['intake', 'system'],
}

/** The introduction, with the schema of the realtime store at its placeholder; examples are already included. */
export function introduction(text: string, realtime: unknown): string {
  const schema = JSON.stringify(realtime, (key, value: unknown) => (key === 'examples' || key.startsWith('$schema') ? undefined : value), 2)
  return text.replace('<!-- realtime.schema.json -->', () => ['```json', schema, '```'].join('\n'))
}

/** Throws if a domain has no group: it would be in the document but not visible. */
export function referenceDocument(contract: Contract): Contract {
  const grouped = Object.values(groups).flat()
  const tags = (contract.tags ?? []).map(({ name }) => name)
  const lost = tags.filter((name) => !grouped.includes(name))
  if (lost.length > 0) throw new Error(`No group of the reference holds ${lost.join(', ')}: see groups in reference.ts`)
  const document = structuredClone(contract)
  const described = describedCodes(document)
  const responses = (document.components['responses'] ?? {}) as Record<string, Response>
  for (const all of [responses, ...operationsOf(document).map(({ operation }) => operation.responses)])
    for (const [name, response] of Object.entries(all)) all[name] = withRefusals(response, described)
  for (const located of operationsOf(document)) Object.assign(located.operation, readable(contract, located))
  return {
    ...document,
    tags: document.tags?.map((tag) => ({ ...tag, 'x-displayName': displayName(tag.name) })) ?? [],
    'x-tagGroups': Object.entries(groups)
      .map(([name, all]) => ({ name, tags: all.filter((tag) => tags.includes(tag)) }))
      .filter((group) => group.tags.length > 0),
  } as Contract
}

function readable(contract: Contract, located: ReturnType<typeof operationsOf>[number]) {
  const { operationId, description, 'x-draft': isDraft } = located.operation
  const parts = [
    // Bold, not code: the search of the page ignores code.
    `**${operationId}**`,
    ...(isDraft ? ['**Draft: described, not built yet.** It may still change; a call answers 501 `not_implemented`.'] : []),
    ...(description ? [description] : []),
  ]
  return { description: parts.join('\n\n'), 'x-codeSamples': codeSamples(contract, located) }
}

/** A refusal with one example for each of its codes: the composed one would show every status as a wrong field. */
function withRefusals(response: Response, described: Record<string, Code>): Response {
  const { 'x-codes': codes = [], content } = response
  const body = content?.['application/json']
  if (codes.length === 0 || !body) return response
  const examples = Object.fromEntries(codes.map((code) => [code, { value: refusal(code, described[code]?.description ?? '') }]))
  return { ...response, content: { ...content, 'application/json': { ...body, examples } as typeof body } }
}

function refusal(code: string, message: string): object {
  const errors = [{ path: 'body', code: 'required', message: 'This field is required!' }]
  return { code, message, ...(code === 'invalid' && { errors }) }
}

/** `provider-items` → `Provider items` */
const displayName = (tag: string) => `${tag[0]!.toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`
