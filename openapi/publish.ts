/** The contract as others read it: answers may get new fields, requests may not; and each refusal has an example of each of its codes. */
import { describedCodes } from './codes.ts'
import { operationsOf, type Code, type Contract, type Response, type Schema } from './join.ts'

const prefix = '#/components/schemas/'

/**
 * Opens the objects of answers, so that a reader who validates them accepts the fields of a newer server. A schema with closed objects that
 * requests have too is split: requests refer to `<Name>Sent`, which stays closed.
 */
export function publishedContract(contract: Contract): Contract {
  const published = structuredClone(contract)
  const { schemas } = published.components
  const sent = [...operationsOf(published)].flatMap(({ item, operation }) => [item.parameters, operation.parameters, operation.requestBody])
  const inRequests = namesIn([...sent, published.components['parameters']], schemas)
  const inAnswers = namesIn(
    [published.components['responses'], ...operationsOf(published).map(({ operation }) => operation.responses)],
    schemas,
  )
  const split = [...inRequests].filter(
    (name) => inAnswers.has(name) && isClosed([...namesIn([{ $ref: prefix + name }], schemas)].map((one) => schemas[one])),
  )
  for (const name of split) {
    if (`${name}Sent` in schemas) throw new Error(`${name}Sent is the name of the closed copy of ${name}, and is taken`)
    schemas[`${name}Sent`] = structuredClone(schemas[name]!)
  }
  const copies = split.map((name) => schemas[`${name}Sent`]!)
  const ownRequests = [...inRequests].filter((name) => !inAnswers.has(name)).map((name) => schemas[name]!)
  for (const part of [...sent, published.components['parameters'], ...copies, ...ownRequests]) referToCopies(part, new Set(split))
  for (const name of inAnswers) open(schemas[name]!)
  open(published.components['responses'])
  for (const { operation } of operationsOf(published)) open(operation.responses)
  addRefusals(published)
  return published
}

/** The schemas that these parts refer to, directly or through others. */
function namesIn(parts: readonly unknown[], schemas: Record<string, Schema>, found = new Set<string>()): ReadonlySet<string> {
  walk(parts, (node) => {
    const name = node.$ref?.startsWith(prefix) ? node.$ref.slice(prefix.length) : undefined
    if (name === undefined || found.has(name)) return
    found.add(name)
    namesIn([schemas[name]], schemas, found)
  })
  return found
}

function isClosed(part: unknown): boolean {
  let closed = false
  walk(part, (node) => (closed ||= node.additionalProperties === false))
  return closed
}

function open(part: unknown): void {
  walk(part, (node) => {
    if (node.additionalProperties === false) delete node.additionalProperties
  })
}

function referToCopies(part: unknown, split: ReadonlySet<string>): void {
  walk(part, (node) => {
    if (node.$ref && split.has(node.$ref.slice(prefix.length))) node.$ref += 'Sent'
  })
}

function walk(part: unknown, visit: (node: Schema) => unknown): void {
  if (typeof part !== 'object' || part === null) return
  if (!Array.isArray(part)) visit(part)
  for (const [key, child] of Object.entries(part)) if (key !== 'example' && key !== 'examples') walk(child, visit)
}

/** One example for each code of a refusal: the composed one would show every status as a wrong field. */
function addRefusals(contract: Contract): void {
  const described = describedCodes(contract)
  const shared = (contract.components['responses'] ?? {}) as Record<string, Response>
  for (const all of [shared, ...operationsOf(contract).map(({ operation }) => operation.responses)])
    for (const [name, response] of Object.entries(all)) all[name] = withRefusals(response, described)
}

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
