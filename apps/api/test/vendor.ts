/** A vendor who can call every operation of the contract about records of their own: found through the contract, or made through it. */
import { operationAccess } from '@vendor-panel/contract/access'
import { examples } from '@vendor-panel/contract/examples'
import { handlers } from '../src/handlers.ts'
import { readContract, type ContractOperation } from '../src/platform/contract/document.ts'
import { acceptedForm, addressOf } from './hostile-calls.ts'
import { replaced, type Segments } from './hostile-values.ts'
import { samples } from './samples.ts'
import type { Caller, World } from './world.ts'

/** A number, or the text of a token. */
export type Id = number | string
export type Ids = Record<string, Id>

const { operations } = readContract()
const vendorOperations = operations.filter(({ name }) => operationAccess[name] === 'accessToken')
/** What a signed-in vendor can call and that is built. */
export const builtOperations = vendorOperations.filter(({ name }) => name in handlers)

/** The parameters of an address that name a record of a customer. */
export function idParameters({ name, parameters }: ContractOperation): string[] {
  if (operationAccess[name] !== 'accessToken') return []
  const isId = ({ in: place, schema }: (typeof parameters)[number]) => place === 'path' && schema.type === 'integer'
  return parameters.filter(isId).map((parameter) => parameter.name)
}

/** The records that operations name: for each of them two customers must have something. */
export const recordNames = [...new Set([...builtOperations.flatMap(idParameters), ...Object.keys(samples.records)])]

/** Whether a field of this name takes an id, or several. */
export const isIdName = (name: string) => /(^i|I)ds?$/.test(name)
/** The parameters in an address. */
export const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** The record that a field of an operation names, in the word of a path parameter: `leadIds` is `leadId`, and so is `id` within `lead`. */
export function recordOf({ name: operation, path }: ContractOperation, segments: Segments): string {
  const texts = segments.filter((segment) => typeof segment === 'string')
  const last = texts.at(-1)!
  const within = texts.at(-2)
  const word = last === 'id' && within ? `${within}Id` : last.replace(/s$/, '')
  const short = last === 'id' && within ? `${within}.id` : last
  const told = samples.fields[`${operation} ${short}`] ?? samples.fields[short]
  if (told) return told
  if (word === 'id') return ownRecord(path) ?? word
  const ends = recordNames.filter((record) => word === record || word.endsWith(record.replace(/^./, (letter) => letter.toUpperCase())))
  return ends.toSorted((one, other) => other.length - one.length)[0] ?? word
}

/** What an address is about: the parameter that some operation has at the end of it, or of what is before it. */
function ownRecord(path: string): string | undefined {
  const found = operations.find((operation) => operation.path.startsWith(`${path}/:`))
  if (found) return pathNames(found.path.slice(path.length))[0]
  return path === '' ? undefined : ownRecord(path.replace(/\/[^/]*$/, ''))
}

/** What is put into a call in place of what it would say. */
export interface Change {
  path?: Ids
  query?: string
  headers?: Caller
  body?: { segments: Segments; value: unknown }
}

type Answered = Awaited<ReturnType<World['app']['inject']>>

export class Vendor {
  readonly world: World
  readonly as: Caller
  readonly ids: Ids
  /** Why a record was not found. */
  readonly missing: Record<string, string> = {}
  /** The answers of the operations that made a record. */
  readonly made = new Map<string, Answered>()
  /** The records that another one was found by. */
  private readonly sources = new Map<string, Set<string>>()
  private asking: string[] = []

  constructor(world: World, as: Caller, ids: Ids = {}) {
    this.world = world
    this.as = as
    this.ids = { ...ids }
  }

  /** Looks for every record that operations name; one after the other, because some are found by others. */
  async open(): Promise<this> {
    for (const record of recordNames) await this.find(record)
    return this
  }

  async id(record: string): Promise<Id> {
    const id = await this.find(record)
    if (id === undefined) throw new Error(`There is no ${record}: ${this.missing[record] ?? 'nothing makes or lists one'}`)
    return id
  }

  /** The records that were not found, and why. */
  lacking(): string[] {
    return recordNames
      .filter((record) => !(record in this.ids))
      .map((record) => `${record}: ${this.missing[record] ?? 'nothing makes or lists one'}`)
  }

  async number(record: string): Promise<number> {
    return Number(await this.id(record))
  }

  /** Whether a record was found by another one, such as a message by its couple, and that by its provider. */
  isFoundBy(record: string, other: string): boolean {
    return record === other || [...(this.sources.get(record) ?? [])].some((source) => this.isFoundBy(source, other))
  }

  /** Lets a record go, with all that was found by it. */
  forget(record: string): void {
    for (const known of Object.keys(this.ids)) if (known !== record && this.isFoundBy(known, record)) delete this.ids[known]
    delete this.ids[record]
  }

  async find(record: string): Promise<Id | undefined> {
    const asker = this.asking.at(-1)
    if (asker) this.sources.set(asker, (this.sources.get(asker) ?? new Set()).add(record))
    if (record in this.ids) return this.ids[record]
    if (this.asking.includes(record)) return undefined
    this.asking.push(record)
    const id = await (record in samples.records ? samples.records[record]!(this) : this.findByContract(record))
    this.asking.pop()
    if (id !== undefined) this.ids[record] = id
    return id
  }

  /** By an operation that adds to the list under which the record stands, by the list itself, or by the answer about what it belongs to. */
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
        if (id !== undefined) this.made.set(maker.name, answer)
        if (id !== undefined) return id
        this.missing[record] = `${maker.name}: ${answer.statusCode} ${answer.body}`
      }
      if (list) {
        const { body } = await this.send(list, { query: await this.narrowed(list, record) })
        const id = (JSON.parse(body) as { data?: { id?: Id }[] }).data?.[0]?.id
        if (id !== undefined) return id
        this.missing[record] ??= `${list.name} shows none`
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

  /** The query of a list that shows what belongs to the vendor's other records alone. */
  private async narrowed(list: ContractOperation, except: string): Promise<string> {
    const parts: string[] = []
    for (const { in: place, name } of list.parameters) {
      const record = recordOf(list, [name])
      if (place !== 'query' || !isIdName(name) || record === except || !recordNames.includes(record)) continue
      const id = await this.find(record)
      if (id !== undefined) parts.push(`${name}=${id}`)
    }
    return parts.join('&')
  }

  /** A call that the contract accepts, about records of this vendor. */
  async send(operation: ContractOperation, change: Change = {}): Promise<Answered> {
    const { name, method, body: { mediaType } = {}, parameters } = operation
    const told: Ids = {}
    for (const { in: place, name: parameter, required } of parameters) {
      const special = `${name} ${parameter}`
      const record = place !== 'path' ? recordOf(operation, [parameter]) : special in samples.records ? special : parameter
      const id = place === 'path' || (required && isIdName(parameter)) ? await this.find(record) : undefined
      if (id !== undefined) told[parameter] = id
    }
    const body = await this.bodyOf(operation, change)
    const sent =
      mediaType === 'application/json'
        ? { payload: body as object, headers: {} }
        : mediaType === 'multipart/form-data'
          ? acceptedForm(operation, body as object)
          : undefined
    return this.world.app.inject({
      method,
      url: addressOf(operation, { ...told, ...change.path }, change.query),
      headers: { ...this.as, ...sent?.headers, ...change.headers },
      ...(sent && { payload: sent.payload }),
    })
  }

  private async bodyOf(operation: ContractOperation, { body: change }: Change): Promise<unknown> {
    const example: unknown = examples[operation.name].body
    if (example === undefined) return undefined
    // What a record is made with is no way to find it.
    this.asking.push('')
    const own = await this.withIds(operation, example)
    const body = { ...(own as object), ...(await samples.bodies[operation.name]?.(this)) }
    this.asking.pop()
    return change ? replaced(body, change.segments, change.value) : body
  }

  /** The same body, naming this vendor's records. */
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
