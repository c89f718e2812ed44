/**
 * Ids in bodies and queries: a record of another customer, or of a provider that the user is not linked to, is answered like an unknown
 * id. Row-level security is off: the queries alone must ensure it.
 */
import { operationAccess } from '@vendor-panel/contract/access'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readContract, type ContractOperation, type Schema } from '../src/platform/contract/document.ts'
import { named, type Rules, type Segments } from './hostile-values.ts'
import { samples } from './samples.ts'
import { Vendor, builtOperations, isIdName, pathNames, recordOf, type Change, type Id } from './vendor.ts'
import { openWorld } from './world.ts'

const unknown = 999_999_999

interface IdField {
  operation: ContractOperation
  title: string
  /** Its path in a field error. */
  path: string
  /** The kind of record, named as the path parameter. */
  record: string
  change(id: Id): Change
}

const { operations } = readContract()
/** Records that can be read without signing in are shared by all customers. */
const open = operations.filter(({ name }) => operationAccess[name] !== 'accessToken' && operationAccess[name] !== 'serviceKey')
const shared = new Set([...samples.shared, ...open.flatMap(({ path }) => pathNames(path))])
const fields = builtOperations.flatMap(idFields).filter(({ record }) => !shared.has(record))

function idFields(operation: ContractOperation): IdField[] {
  const inQuery = operation.parameters.flatMap(({ in: location, name, schema }) => {
    const isList = schema.type === 'array'
    return location === 'query' && namesRecord(name, schema) ? [field(operation, [name], isList, (id) => ({ query: `${name}=${id}` }))] : []
  })
  const inBody = bodyIds(operation.body?.schema ?? {}).map(({ segments, isList }) =>
    field(operation, segments, isList, (id) => ({ body: { segments, value: isList ? [id] : id } })),
  )
  return [...inQuery, ...inBody]
}

function field(operation: ContractOperation, segments: Segments, isList: boolean, change: IdField['change']): IdField {
  const texts = segments.filter((segment) => typeof segment === 'string')
  const short = texts.at(-1) === 'id' ? texts.slice(-2).join('.') : texts.at(-1)!
  const path = named(isList ? [...segments, 0] : segments)
  return { operation, title: `${operation.name} ${short}`, path, record: recordOf(operation, segments), change }
}

function namesRecord(name: string, { type, items }: Schema): boolean {
  return isIdName(name) && [items?.type ?? type].flat().includes('integer')
}

/** Every field of a body that takes an id; of a list of objects, the first one. */
function bodyIds(schema: Rules, segments: Segments = []): { segments: Segments; isList: boolean }[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, rules]) => {
    const at = [...segments, name]
    return namesRecord(name, rules) ? [{ segments: at, isList: rules.type === 'array' }] : bodyIds(rules, at)
  })
  const ofItems = schema.items ? bodyIds(schema.items, [...segments, 0]) : []
  return [...inner, ...ofItems, ...(schema.oneOf ?? []).flatMap((branch) => bodyIds(branch, segments))]
}

const world = await (await openWorld()).withoutRowSecurity()
const { db } = world
const callers = { mara: await world.signIn('mara'), jonas: await world.signIn('jonas'), noura: await world.signIn('noura') }
const mara = await new Vendor(world, callers.mara).open()
const noura = await new Vendor(world, callers.noura).open()
/** The provider that Jonas is linked to, and one of the same account that he is not linked to. */
const [seen, unseen] = [2, 1]
const atSeen = await new Vendor(world, callers.mara, { providerId: seen }).open()
const atUnseen = await new Vendor(world, callers.mara, { providerId: unseen }).open()
const jonas = new Vendor(world, callers.jonas, atSeen.ids)

/** Numbers that are not ids. */
const counts = new Set(['limit', 'page', 'total'])

/** The answer to a call with this id, without the id itself and the id of a new record. */
async function answerTo({ operation, change }: IdField, id: Id, vendor: Vendor) {
  const { statusCode: status, body } = await vendor.send(operation, change(id))
  const isNew = (name: string) => status === 201 && name === 'id'
  const plain: unknown = JSON.parse(body || 'null', (name, value: unknown) =>
    isNew(name) || (value === id && !counts.has(name)) ? '#' : value,
  )
  if (status === 201) await remove(operation, (JSON.parse(body) as { data: { id?: Id } }).data.id, vendor)
  return { status, body: plain }
}

/** Deletes a new record, so that the next call is not refused as a duplicate. */
async function remove({ path }: ContractOperation, id: Id | undefined, vendor: Vendor): Promise<void> {
  const removal = builtOperations.find((one) => one.method === 'DELETE' && one.path.replace(/\/:\w+$/, '') === path)
  if (removal && id !== undefined) await vendor.send(removal, { path: { [pathNames(removal.path).at(-1)!]: id } })
}

const { rows: tenantTables } = await sql<{ name: string }>`
  select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id'`.execute(db)

/** For each tenant table, of all customers or of all but one: the number of its rows, and the last transaction that wrote one of them. */
async function writesOf(except: Id = 0): Promise<unknown[]> {
  const each = tenantTables.map(
    ({ name }) => sql`select ${name} as name, count(*) as count, max(xmin::text::bigint) as last from ${sql.table(name)}
      where customer_id <> ${except}`,
  )
  return (await sql`${sql.join(each, sql` union all `)} order by name`.execute(db)).rows
}

/** Expects the answer to an unknown id, and no write. */
async function expectUnknown(one: IdField, id: Id, vendor: Vendor): Promise<void> {
  const { name, method } = one.operation
  const isFiltering = method === 'GET' || samples.filtering.has(name)
  // An operation that filters may still create a record of the user's own.
  const isCreating = isFiltering && one.operation.answers.has(201)
  const except = isCreating ? await vendor.id('customerId') : 0
  const before = await writesOf(except)
  const foreign = await answerTo(one, id, vendor)
  expect(await writesOf(except), 'nothing is written').toEqual(before)
  expect(foreign).toEqual(await answerTo(one, unknown, vendor))
  if (isFiltering) return
  expect(foreign.status).toBeGreaterThanOrEqual(400)
  expect(foreign.status).toBeLessThan(500)
}

describe('ids in bodies and queries', () => {
  it('are found in the contract', () => {
    const idle = [...samples.filtering].filter((name) => !fields.some(({ operation }) => operation.name === name))
    expect(idle).toEqual([])
    expect(fields.length).toBeGreaterThan(30)
  })

  it.each(fields)('LEAD-52 $title: an id of another customer is answered like an unknown one', async (one) => {
    await expectUnknown(one, await noura.id(one.record), mara)
    // An own id is accepted in this field: the refusal is about the foreign id alone.
    const { status, body } = await answerTo(one, await mara.id(one.record), mara)
    const { errors = [] } = (body ?? {}) as { errors?: { path: string }[] }
    expect(errors.map(({ path }) => path)).not.toContain(one.path)
    expect([403, 404]).not.toContain(status)
  })

  const unlinked = fields.filter(({ record, title }) => mara.dependsOn(record, 'providerId') && !samples.anyProvider.has(title))

  it.each(unlinked)(
    'PERM-08 LEAD-52 $title: an id of a provider that the user is not linked to is answered like an unknown one',
    async (one) => {
      await expectUnknown(one, await atUnseen.id(one.record), jonas)
    },
  )
})
