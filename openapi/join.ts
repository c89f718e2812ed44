interface MediaType {
  schema?: Schema
  example?: unknown
}
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
}
type Security = Record<string, string[]>[]
interface Operation {
  operationId: string
  security?: Security
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, { content?: Record<string, MediaType> }>
}
type PathItem = { [Method in 'get' | 'post' | 'put' | 'patch' | 'delete']?: Operation }
export interface Document {
  tags?: { name: string }[]
  paths?: Record<string, PathItem>
  components?: Record<string, Record<string, unknown>>
}
export interface Contract extends Document {
  security?: Security
  paths: Record<string, PathItem>
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> }
}

/**
 * One contract out of the documents of all domains. References between documents (`leads.yaml#/…`) become local.
 * Throws when two documents describe the same path, component or tag.
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
    for (const [kind, components] of Object.entries(document.components ?? {})) {
      const all = (contract.components[kind] ??= {})
      for (const [name, component] of Object.entries(components)) {
        claim(`${kind} ${name}`, file)
        all[name] = component
      }
    }
  }
  return localReferences(contract, documents) as Contract
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
