/** Ids of the things of one customer, by the names of path parameters: found in the tables, or made through the operation that makes one. */
import { examples } from '@vendor-panel/contract/examples'
import { operationAccess } from '@vendor-panel/contract/access'
import { sql } from 'kysely'
import { readContract, type ContractOperation } from '../src/platform/contract/document.ts'
import { handlers } from '../src/handlers.ts'
import { notYet } from '../src/not-yet.ts'
import { acceptedForm, addressOf } from './hostile-calls.ts'
import { replaced, type Segments } from './hostile-values.ts'
import type { Caller, World } from './world.ts'

export type Ids = Record<string, number>

/** Where the name of a parameter is not that of its table. */
const tableNames: Record<string, string> = {
  commentId: 'lead_notes',
  deviceSessionId: 'sessions',
  documentId: 'discount_documents',
  linkId: 'customer_user_providers',
  productsProviderId: 'providers',
  relatedId: 'related_providers',
}
/** What comes with something else. */
const makerNames: Record<string, string> = { documentId: 'createDiscount' }
const tableOf = (parameter: string) =>
  tableNames[parameter] ??
  `${parameter
    .replace(/Id$/, '')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/y$/, 'ie')}s`

const { operations } = readContract()
const builtOperations = operations.filter(({ name }) => name in handlers)

/** The parameters of an address that name a record of a customer. */
export function idParameters({ name, parameters }: ContractOperation): string[] {
  if (operationAccess[name] !== 'accessToken') return []
  return parameters.filter(({ in: place, schema }) => place === 'path' && schema.type === 'integer').map((parameter) => parameter.name)
}

/** The record parameters of the operations that are built: for each of them two customers must have something. */
export const builtParameters = [...new Set(builtOperations.flatMap(idParameters))]

/** What this caller's customer has of each; of what could not be found or made, why. */
export async function idsOf(world: World, as: Caller): Promise<{ ids: Ids; missing: Record<string, string> }> {
  const { user } = (await world.ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })).data
  const ids: Ids = { customerId: user.customerId }
  const missing: Record<string, string> = {}
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id'`.execute(
    world.db,
  )
  const tables = new Set(rows.map(({ name }) => name))
  const find = async (parameter: string) => {
    if (!tables.has(tableOf(parameter))) return
    const found = await sql<{ id: number }>`
      select id from ${sql.table(tableOf(parameter))} where customer_id = ${user.customerId} order by 1 limit 1`.execute(world.db)
    if (found.rows[0]) ids[parameter] = found.rows[0].id
  }
  for (const parameter of builtParameters) await find(parameter)
  // What is about a couple is about the provider they asked: one whose package closes nothing.
  const lead = await world.db
    .selectFrom('leads')
    .innerJoin('provider_products as product', (join) =>
      join.onRef('product.customer_id', '=', 'leads.customer_id').onRef('product.provider_id', '=', 'leads.provider_id'),
    )
    .select(['leads.id', 'leads.provider_id'])
    .where('leads.customer_id', '=', user.customerId)
    .where(sql<boolean>`'campaigns' = any(product.features)`)
    .orderBy('leads.id')
    .executeTakeFirstOrThrow()
  ids['leadId'] = lead.id
  ids['providerId'] = lead.provider_id
  const beside = world.db
    .selectFrom('providers')
    .select('id')
    .where('customer_id', '=', user.customerId)
    .where('id', '<>', lead.provider_id)
  ids['relatedProviderId'] = (await beside.executeTakeFirstOrThrow()).id
  // Some things can be made only when others are there.
  for (let made = true; made;) {
    made = false
    for (const parameter of builtParameters) {
      const maker = parameter in ids ? undefined : makerOf(parameter, builtOperations)
      if (!maker || !idParameters(maker).every((name) => name in ids)) continue
      const response = await send(world, maker, ids, as)
      await find(parameter)
      made ||= parameter in ids
      missing[parameter] = `${maker.name}: ${response.statusCode} ${response.body}`
    }
  }
  // Of what nobody can make yet there is nothing to be a stranger to.
  const wanted = builtParameters.filter((one) => !(one in ids) && !notYet.includes(makerOf(one, operations)?.name as never))
  return { ids, missing: Object.fromEntries(wanted.map((one) => [one, missing[one] ?? tableOf(one)])) }
}

/** The operation that makes one: by its name, or because it adds to the list that an address of this parameter is under. */
function makerOf(parameter: string, among: readonly ContractOperation[]): ContractOperation | undefined {
  const noun = parameter.replace(/Id$/, '').replace(/^./, (letter) => letter.toUpperCase())
  const maker = makerNames[parameter] ?? `create${noun}`
  const list = operations.find(({ path }) => path.endsWith(`/:${parameter}`))?.path.replace(/\/:\w+$/, '')
  const makers = among.filter(({ method }) => method === 'POST')
  return makers.find(({ name }) => name === maker) ?? makers.find(({ path }) => path === list)
}

/** What is put into a call in place of what the contract's example says. */
export interface Change {
  query?: string
  body?: { segments: Segments; value: unknown }
}

/** A call that the contract accepts, about things of this customer. */
export function send(world: World, operation: ContractOperation, ids: Ids, as: Caller, change: Change = {}) {
  const { name, method, body: { mediaType } = {} } = operation
  const own = withIds(examples[name].body, ids)
  const body = change.body ? replaced(own, change.body.segments, change.body.value) : own
  const sent =
    mediaType === 'application/json'
      ? { payload: body as object, headers: {} }
      : mediaType === 'multipart/form-data'
        ? acceptedForm(operation, body as object)
        : undefined
  return world.app.inject({
    method,
    url: addressOf(operation, ids, change.query),
    headers: { ...as, ...sent?.headers },
    ...(sent && { payload: sent.payload }),
  })
}

/** The same body, pointing at this customer's things. */
function withIds(body: unknown, ids: Ids): unknown {
  if (Array.isArray(body)) return body.map((item) => withIds(item, ids))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const thing = ids[`${name}Id`]
      if (thing !== undefined && typeof value === 'object' && value !== null && 'id' in value) return [name, { ...value, id: thing }]
      const own = ids[name.replace(/s$/, '')]
      if (own === undefined || !name.match(/Ids?$/)) return [name, withIds(value, ids)]
      return [name, Array.isArray(value) ? [own] : own]
    }),
  )
}
