/** A signed-in vendor for tests that call every operation: its ids come from the contract's lists or from records that it creates. */
import { operationAccess } from '@vendor-panel/contract/access'
import { examples } from '@vendor-panel/contract/examples'
import { handlers } from '../src/handlers.ts'
import { readContract, type ContractOperation } from '../src/platform/contract/document.ts'
import { acceptedForm, addressOf } from './hostile-calls.ts'
import { replaced, type Segments } from './hostile-values.ts'
import { samples } from './samples.ts'
import type { Caller, World } from './world.ts'

/** The number of a record, or the text of a token. */
export type Id = number | string
export type Ids = Record<string, Id>

const { operations } = readContract()
const vendorOperations = operations.filter(({ name }) => operationAccess[name] === 'accessToken')
/** The operations of a signed-in vendor that have a handler. */
export const builtOperations = vendorOperations.filter(({ name }) => name in handlers)

/** The path parameters that are ids of a customer's records. */
export function idParameters({ name, parameters }: ContractOperation): string[] {
  if (operationAccess[name] !== 'accessToken') return []
  const isId = ({ in: location, schema }: (typeof parameters)[number]) => location === 'path' && schema.type === 'integer'
  return parameters.filter(isId).map((parameter) => parameter.name)
}

/** Every kind of record that an operation takes the id of, named as the path parameter. */
export const recordNames = [...new Set([...builtOperations.flatMap(idParameters), ...Object.keys(samples.records)])]

/** Whether a field with this name takes one or more ids. */
export const isIdName = (name: string) => /(^i|I)ds?$/.test(name)
/** The names of the parameters in a path. */
export const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** The kind of record whose id a field takes, named as the path parameter: `leadId` for `leadIds` and for `id` inside `lead`. */
export function recordOf({ name: operation, path }: ContractOperation, segments: Segments): string {
  const texts = segments.filter((segment) => typeof segment === 'string')
  const last = texts.at(-1)!
  const within = texts.at(-2)
  const word = last === 'id' && within ? `${within}Id` : last.replace(/s$/, '')
  const short = last === 'id' && within ? `${within}.id` : last
  const named = samples.fields[`${operation} ${short}`] ?? samples.fields[short]
  if (named) return named
  if (word === 'id') return ownRecord(path) ?? word
  const ends = recordNames.filter((record) => word === record || word.endsWith(record.replace(/^./, (letter) => letter.toUpperCase())))
  return ends.toSorted((one, other) => other.length - one.length)[0] ?? word
}

/** The id parameter that directly follows this path in some operation, or follows the nearest path above it. */
function ownRecord(path: string): string | undefined {
  const found = operations.find((operation) => operation.path.startsWith(`${path}/:`))
  if (found) return pathNames(found.path.slice(path.length))[0]
  return path === '' ? undefined : ownRecord(path.replace(/\/[^/]*$/, ''))
}

/** Values that replace those of the accepted call. */
export interface Change {
  path?: Ids
  query?: string
  headers?: Caller
  body?: { segments: Segments; value: unknown }
  /** Leaves the body of the answer to its stream. */
  isStreamed?: boolean
}

type Answered = Awaited<ReturnType<World['app']['inject']>>

export class Vendor {
  readonly world: World
  readonly as: Caller
  readonly ids: Ids
  /** Why no id was found, by kind of record. */
  readonly reasons: Record<string, string> = {}
  /** The answers of operations that created a record, by operation. */
  readonly created = new Map<string, Answered>()
  /** The kinds of record that were needed to find another one. */
  private readonly dependencies = new Map<string, Set<string>>()
  private resolving: string[] = []

  constructor(world: World, as: Caller, ids: Ids = {}) {
    this.world = world
    this.as = as
    this.ids = { ...ids }
  }

  /** Finds an id for every kind of record; one after the other, because some need others. */
  async open(): Promise<this> {
    for (const record of recordNames) await this.find(record)
    return this
  }

  async id(record: string): Promise<Id> {
    const id = await this.find(record)
    if (id === undefined) throw new Error(`There is no ${record}: ${this.reasons[record] ?? 'no operation creates or lists one'}`)
    return id
  }

  /** The kinds of record without an id, with the reason. */
  missing(): string[] {
    return recordNames
      .filter((record) => !(record in this.ids))
      .map((record) => `${record}: ${this.reasons[record] ?? 'no operation creates or lists one'}`)
  }

  async number(record: string): Promise<number> {
    return Number(await this.id(record))
  }

  /** Whether finding one record needed the other, directly or not: a message needs its lead, which needs its provider. */
  dependsOn(record: string, other: string): boolean {
    return record === other || [...(this.dependencies.get(record) ?? [])].some((source) => this.dependsOn(source, other))
  }

  /** Drops the id of a deleted record and the ids that depend on it; the next use finds or creates others. */
  forget(record: string): void {
    for (const known of Object.keys(this.ids)) if (known !== record && this.dependsOn(known, record)) delete this.ids[known]
    delete this.ids[record]
  }

  async find(record: string): Promise<Id | undefined> {
    const asker = this.resolving.at(-1)
    if (asker) this.dependencies.set(asker, (this.dependencies.get(asker) ?? new Set()).add(record))
    if (record in this.ids) return this.ids[record]
    if (this.resolving.includes(record)) return undefined
    this.resolving.push(record)
    const id = await (record in samples.records ? samples.records[record]!(this) : this.findByContract(record))
    this.resolving.pop()
    if (id !== undefined) this.ids[record] = id
    return id
  }

  /** Creates a record through the POST of its collection, or takes the first of the collection or of the parent record. */
  private async findByContract(record: string): Promise<Id | undefined> {
    const addresses = operations.flatMap(({ path }) => path.match(new RegExp(`^(.*)/:${record}(?=/|$)`))?.[1] ?? [])
    for (const address of new Set(addresses)) {
      if (!(await this.findAll(pathNames(address)))) continue
      const at = (method: string, path: string) => builtOperations.find((one) => one.method === method && one.path === path)
      const [maker, list] = [at('POST', address), at('GET', address)]
      const owner = at('GET', address.replace(/\/\w+$/, ''))
      if (maker) {
        const answer = await this.send(maker)
        const id = answer.statusCode < 300 ? answer.json<{ data?: { id?: Id } }>().data?.id : undefined
        if (id !== undefined) this.created.set(maker.name, answer)
        if (id !== undefined) return id
        this.reasons[record] = `${maker.name}: ${answer.statusCode} ${answer.body}`
      }
      if (list) {
        const { body } = await this.send(list, { query: await this.narrowed(list, record) })
        const id = (JSON.parse(body) as { data?: { id?: Id }[] }).data?.[0]?.id
        if (id !== undefined) return id
        this.reasons[record] ??= `${list.name} shows none`
      }
      if (owner) {
        const { data = {} } = (await this.send(owner)).json<{ data?: Record<string, { id?: Id }[]> }>()
        const inner = data[address.slice(address.lastIndexOf('/') + 1)]
        const id = Array.isArray(inner) ? inner[0]?.id : undefined
        if (id !== undefined) return id
      }
    }
    return undefined
  }

  private async findAll(records: string[]): Promise<boolean> {
    for (const record of records) if ((await this.find(record)) === undefined) return false
    return true
  }

  /** The query that limits a list to the vendor's other records, such as one provider. */
  private async narrowed(list: ContractOperation, except: string): Promise<string> {
    const parts: string[] = []
    for (const { in: location, name } of list.parameters) {
      const record = recordOf(list, [name])
      if (location !== 'query' || !isIdName(name) || record === except || !recordNames.includes(record)) continue
      const id = await this.find(record)
      if (id !== undefined) parts.push(`${name}=${id}`)
    }
    return parts.join('&')
  }

  /** Sends a call that the contract accepts, with the ids of this vendor's records. */
  async send(operation: ContractOperation, change: Change = {}): Promise<Answered> {
    const { name, method, body: { mediaType } = {}, parameters } = operation
    const created: Ids = {}
    for (const { in: location, name: parameter, required } of parameters) {
      const special = `${name} ${parameter}`
      const record = location !== 'path' ? recordOf(operation, [parameter]) : special in samples.records ? special : parameter
      const id = location === 'path' || (required && isIdName(parameter)) ? await this.find(record) : undefined
      if (id !== undefined) created[parameter] = id
    }
    const body = await this.bodyOf(operation, change)
    const sent =
      mediaType === 'application/json'
        ? { payload: body as object, headers: {} }
        : mediaType === 'multipart/form-data'
          ? acceptedForm(operation, body as object)
          : undefined
    const answered = await this.world.app.inject({
      method,
      url: addressOf(operation, { ...created, ...change.path }, change.query),
      headers: { ...this.as, ...sent?.headers, ...change.headers },
      ...(sent && { payload: sent.payload }),
      ...(change.isStreamed && { payloadAsStream: true }),
    })
    for (const record of samples.removes[name] ?? []) this.forget(record)
    return answered
  }

  private async bodyOf(operation: ContractOperation, { body: change }: Change): Promise<unknown> {
    const example: unknown = examples[operation.name].body
    if (example === undefined) return undefined
    // A record does not depend on the ids in the body that created it.
    this.resolving.push('')
    const own = await this.withIds(operation, example)
    const body = { ...(own as object), ...(await samples.bodies[operation.name]?.(this, change?.segments)) }
    this.resolving.pop()
    return change ? replaced(body, change.segments, change.value) : body
  }

  /** The same body with the ids of this vendor's records. */
  private async withIds(operation: ContractOperation, value: unknown, segments: Segments = []): Promise<unknown> {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const item of value) items.push(await this.withIds(operation, item, [...segments, 0]))
      return items
    }
    const own: Record<string, unknown> = {}
    for (const [name, inner] of Object.entries(value)) {
      const at = [...segments, name]
      const record = isIdName(name) && [inner].flat().every((one) => typeof one === 'number') ? recordOf(operation, at) : ''
      const id = recordNames.includes(record) ? await this.find(record) : undefined
      own[name] = id === undefined ? await this.withIds(operation, inner, at) : Array.isArray(inner) ? [id] : id
    }
    return own
  }
}
