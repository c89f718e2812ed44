interface MediaType {
  schema?: Schema
  example?: unknown
  encoding?: Record<string, { contentType?: string }>
}
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  default?: unknown
  enum?: unknown[]
  examples?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  description?: string
  format?: string
  contentMediaType?: string
  additionalProperties?: unknown
}
type Security = Record<string, string[]>[]
/** A code of a refusal: its meaning, and the `params` that its answer always has. */
export interface Code {
  description: string
  params: readonly string[]
}
/** Codes by the status they come with. */
export type CodesByStatus = Record<string, string[]>
export interface Parameter {
  $ref?: string
  name: string
  schema?: Schema
  'x-codes'?: CodesByStatus
}
export interface Header {
  $ref?: string
  schema: Schema
}
export interface Response {
  $ref?: string
  description: string
  headers?: Record<string, Header>
  content?: Record<string, MediaType>
  'x-codes'?: string[]
}
export interface Operation {
  operationId: string
  summary?: string
  description?: string
  deprecated?: boolean
  security?: Security
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, Response>
  'x-codes'?: CodesByStatus
  'x-draft'?: boolean
  /** It creates a session: its 401 is about the credentials. */
  'x-sign-in'?: boolean
  /** The scope of API keys that may call it; none may if it is left out. */
  'x-scope'?: string
}
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type Method = (typeof methods)[number]
type PathItem = { parameters?: Parameter[] } & { [Name in Method]?: Operation }
interface Tag {
  name: string
  /** The group of the reference that shows its operations. */
  'x-group'?: string
}
export interface Document {
  tags?: Tag[]
  paths?: Record<string, PathItem>
  components?: Record<string, Record<string, unknown>>
}
export interface Contract extends Document {
  info?: { description?: string }
  security?: Security
  paths: Record<string, PathItem>
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> }
}

/** Every operation, in the order of the documents. */
export function operationsOf({ paths = {} }: Document): { path: string; method: Method; item: PathItem; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, item, operation }] : []
    }),
  )
}

/** The target of a reference, or the object itself. */
export function resolved<Part extends { $ref?: string }>(contract: Contract, part: Part): Part {
  if (!part.$ref) return part
  const [, , kind = '', name = ''] = part.$ref.split('/')
  const target = contract.components[kind]?.[name]
  if (!target) throw new Error(`${part.$ref} points nowhere`)
  return target as Part
}

/** Responses that no document has to name: any input may be unreadable or invalid, any operation may fail, wait, or be missing in another version; any upload and any call with an API key is counted. */
const shared: { status: string; response: string; isOf: (operation: Operation, item: PathItem) => boolean }[] = [
  { status: '400', response: 'Malformed', isOf: (operation, item) => isRead(operation, item) },
  { status: '422', response: 'Unprocessable', isOf: (operation, item) => isRead(operation, item) },
  { status: '405', response: 'MethodNotAllowed', isOf: () => true },
  { status: '500', response: 'Unexpected', isOf: () => true },
  { status: '501', response: 'NotImplemented', isOf: () => true },
  { status: '503', response: 'Unavailable', isOf: () => true },
  { status: '429', response: 'TooManyRequests', isOf: (operation) => isUpload(operation) || operation['x-scope'] !== undefined },
]
/** Whether a call has a part that can be unreadable or invalid. */
const isRead = ({ requestBody, parameters = [] }: Operation, item: PathItem) =>
  requestBody !== undefined || parameters.length > 0 || (item.parameters ?? []).length > 0
const isUpload = ({ requestBody }: Operation) => 'multipart/form-data' in (requestBody?.content ?? {})
/** How messages call the kinds of components that are ours. */
const named: Record<string, string> = { 'x-codes': 'code', 'x-audit-entities': 'audit entity' }

/**
 * One contract from the documents of all domains. References between documents (`leads.yaml#/…`) become local.
 * Throws if a path, an operation, a component, a code or a tag is described twice.
 */
export function joinDocuments(documents: Record<string, Document>, head: object): Contract {
  const owner = new Map<string, string>()
  const claim = (what: string, file: string) => {
    const first = owner.get(what)
    if (first) throw new Error(`${what} is described twice: in ${first} and in ${file}`)
    owner.set(what, file)
  }
  const contract: Contract = { ...head, tags: [], paths: {}, components: { schemas: {} } }
  for (const [file, document] of Object.entries(documents)) {
    for (const tag of document.tags ?? []) {
      claim(`tag ${tag.name}`, file)
      contract.tags!.push(tag)
    }
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      // `/leads/{id}` and `/leads/{leadId}` are the same path.
      claim(`path ${path.replaceAll(/\{[^}]*\}/g, '{}')}`, file)
      contract.paths[path] = item
    }
    for (const { operation } of operationsOf(document)) claim(`operation ${operation.operationId}`, file)
    for (const [kind, components] of Object.entries(document.components ?? {})) {
      const all = (contract.components[kind] ??= {})
      for (const [name, component] of Object.entries(components)) {
        claim(`${named[kind] ?? kind} ${name}`, file)
        all[name] = component
      }
    }
  }
  const joined = localReferences(contract, documents) as Contract
  addAuditEntities(joined)
  openToKeys(joined)
  for (const { item, operation } of operationsOf(joined))
    for (const { status, response, isOf } of shared)
      if (response in (joined.components['responses'] ?? {}) && isOf(operation, item))
        operation.responses[status] ??= { $ref: `#/components/responses/${response}` } as Response
  return joined
}

const limits = Object.fromEntries(
  ['RateLimit', 'RateLimit-Policy'].map((name) => [name, { $ref: `#/components/headers/${name.replace('-', '')}` }]),
)

/** An operation with a scope also takes an API key instead of a session, and says so. Its answers name the limit of the key. */
function openToKeys(contract: Contract): void {
  const scopes = contract.components.schemas['ApiKeyScope']?.enum ?? []
  for (const { operation } of operationsOf(contract)) {
    const scope = operation['x-scope']
    if (scope === undefined) continue
    if (!scopes.includes(scope)) throw new Error(`${operation.operationId} has the unknown scope ${scope}`)
    if (operation.security) throw new Error(`${operation.operationId} is not for sessions: API keys cannot call it`)
    operation.security = [...(contract.security ?? []), { apiKey: [scope] }]
    for (const [status, response] of Object.entries(operation.responses))
      if (/^[23]/.test(status)) response.headers = { ...response.headers, ...(limits as Record<string, never>) }
    operation.description = [operation.description?.trim(), `API keys need the scope \`${scope}\`.`].filter(Boolean).join('\n\n')
  }
}

/** Each document names its kinds of records that the audit log mentions, in `components/x-audit-entities`. */
function addAuditEntities({ components }: Contract): void {
  const { 'x-audit-entities': entities = {} } = components
  delete components['x-audit-entities']
  const { AuditEntity: schema } = components.schemas
  if (schema) schema.enum = [...(schema.enum ?? []), ...Object.keys(entities)]
}

function localReferences(node: unknown, documents: Record<string, Document>): unknown {
  if (Array.isArray(node)) return node.map((child) => localReferences(child, documents))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, localReferences(value, documents)]
      const [file, pointer] = value.split('#')
      if (file && !(file in documents)) throw new Error(`${value} points at a document that is not here`)
      return [key, `#${pointer}`]
    }),
  )
}
