/** Ids in bodies and queries: what belongs to another customer, or to a provider that the user is not linked to, is as unknown as what nobody has. */
import { operationAccess } from '@vendor-panel/contract/access'
import type { OperationName } from '@vendor-panel/contract/operation-types'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readContract, type ContractOperation } from '../src/platform/contract/document.ts'
import { handlers } from '../src/handlers.ts'
import { idsOf, send, type Change, type Ids } from './hostile-ids.ts'
import { named, type Rules, type Segments } from './hostile-values.ts'
import { openWorld, type Caller } from './world.ts'

const unknown = 999_999_999

/** Fields that name what is the same for every customer. */
const common = new Set([
  'agreementTextId',
  'catalogItemOptionId',
  'catalogTypeId',
  'category.id',
  'categoryId',
  'cityId',
  'optionIds',
  'providerCategoryId',
])

/** Where the name of a field is not that of the record. */
const recordNames: Record<string, string> = {
  actorId: 'customerUserId',
  'customer.id': 'customerId',
  'customerUser.id': 'customerUserId',
  'listAuditEntries entityId': 'leadId',
  'listCustomerUsers ids': 'customerUserId',
  'listProviders ids': 'providerId',
  modelImageId: 'imageId',
  'replaceProviderItemOrder ids': 'providerItemId',
  'replaceRelatedProviderOrder ids': 'relatedId',
  upToMessageId: 'messageId',
}

/** These narrow a list or go through one: an id that is not seen finds nothing, and is no mistake. */
const narrowing = new Set<OperationName>([
  'createExport',
  'createLeadActions',
  'createSavedView',
  'getLeadFacets',
  'getLeadStats',
  'listAuditEntries',
  'listCustomerUsers',
  'listDiscounts',
  'listLeads',
  'listMissingData',
  'listProviders',
  'updateLeads',
])

/** Of these, the ones that keep the filter. */
const keeping = new Set<OperationName>(['createExport', 'createSavedView'])

/** Any provider of the account may stand beside, also one that the user does not work for. */
const ofAccount = new Set(['createRelatedProvider relatedProviderId'])

interface IdField {
  operation: ContractOperation
  title: string
  /** How a refusal names it. */
  path: string
  /** The kind of record it names, as the parameters of an address do. */
  record: string
  change(id: number): Change
}

const fields = readContract().operations.filter(isOfVendor).flatMap(idFields)

function isOfVendor({ name }: ContractOperation): boolean {
  return name in handlers && operationAccess[name] === 'accessToken'
}

function idFields(operation: ContractOperation): IdField[] {
  const inQuery = operation.parameters.flatMap(({ in: place, name, schema }) => {
    const isList = schema.type === 'array'
    const isId = place === 'query' && isIdName(name) && (schema.items ?? schema).type === 'integer'
    return isId ? [field(operation, [name], isList, (id) => ({ query: `${name}=${id}` }))] : []
  })
  const inBody = bodyIds(operation.body?.schema ?? {}).map(({ segments, isList }) =>
    field(operation, segments, isList, (id) => ({ body: { segments, value: isList ? [id] : id } })),
  )
  return [...inQuery, ...inBody].filter(({ record }) => !common.has(record))
}

function field(operation: ContractOperation, segments: Segments, isList: boolean, change: IdField['change']): IdField {
  const texts = segments.filter((segment) => typeof segment === 'string')
  const last = texts.at(-1)!
  const short = last === 'id' ? texts.slice(-2).join('.') : last
  const record = recordNames[`${operation.name} ${short}`] ?? recordNames[short] ?? (common.has(short) ? short : short.replace(/s$/, ''))
  return { operation, title: `${operation.name} ${short}`, path: named(isList ? [...segments, 0] : segments), record, change }
}

function isIdName(name: string): boolean {
  return /(^i|I)ds?$/.test(name)
}

/** Every place of a body that takes the id of a record; what is in lists of things, in their first one. */
function bodyIds(schema: Rules, segments: Segments = []): { segments: Segments; isList: boolean }[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, rules]) => {
    const at = [...segments, name]
    const isList = rules.type === 'array'
    const kinds = [(isList ? rules.items : rules)?.type].flat()
    return isIdName(name) && kinds.includes('integer') ? [{ segments: at, isList }] : bodyIds(rules, at)
  })
  const ofItems = schema.items ? bodyIds(schema.items, [...segments, 0]) : []
  return [...inner, ...ofItems, ...(schema.oneOf ?? []).flatMap((branch) => bodyIds(branch, segments))]
}

const world = await openWorld()
const { db } = world
const mara = await world.signIn('mara')
const jonas = await world.signIn('jonas')
const noura = await world.signIn('noura')
const own = await allIds(mara)
const theirs = await allIds(noura)
/** The one provider that Jonas works for, and one of the same account that he does not see. */
const [seen, unseen] = [2, 1]

async function allIds(as: Caller): Promise<Ids> {
  const { ids } = await idsOf(world, as)
  const { customerId, leadId, providerId } = ids as { customerId: number; leadId: number; providerId: number }
  const of = { customer_id: customerId, position: 99 }
  const item = { ...of, provider_id: providerId, type: 'product' as const, name: 'Candles', currency: 'CAD', status: 'active' as const }
  const { id: providerItemId } = await db.insertInto('provider_items').values(item).returning('id').executeTakeFirstOrThrow()
  const image = { ...of, provider_item_id: providerItemId, path: '/files/candles.jpg' }
  const { id: imageId } = await db.insertInto('provider_item_images').values(image).returning('id').executeTakeFirstOrThrow()
  const message = db.selectFrom('lead_messages').select('id').where('customer_id', '=', customerId).where('lead_id', '=', leadId)
  const relation = { ...of, provider_id: providerId, related_provider_id: ids['relatedProviderId']! }
  await db
    .insertInto('related_providers')
    .values(relation)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const related = db.selectFrom('related_providers').select('id').where('provider_id', '=', providerId)
  const { user } = (await world.ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })).data
  return {
    ...ids,
    customerUserId: user.id,
    imageId,
    providerItemId,
    messageId: (await message.executeTakeFirstOrThrow()).id,
    relatedId: (await related.executeTakeFirstOrThrow()).id,
  }
}

async function idsAt(providerId: number): Promise<Ids> {
  const lead = db.selectFrom('leads').select('id').where('provider_id', '=', providerId).orderBy('id')
  const message = db.selectFrom('lead_messages').innerJoin('leads', 'leads.id', 'lead_messages.lead_id').select('lead_messages.id')
  const { id: leadId } = await lead.executeTakeFirstOrThrow()
  const { id: messageId } = await message.where('leads.provider_id', '=', providerId).executeTakeFirstOrThrow()
  return { providerId, relatedProviderId: providerId, leadId, messageId }
}

/** Numbers that are no ids. */
const counts = new Set(['limit', 'page', 'total'])

/** What a call with this id is answered, without the id itself and without what is new in any answer. */
async function answerTo({ operation, change }: IdField, id: number, ids: Ids, as: Caller) {
  const { statusCode: status, body } = await send(world, operation, ids, as, change(id))
  const isNew = (name: string) => status === 201 && name === 'id'
  const plain: unknown = JSON.parse(body || 'null', (name, value: unknown) =>
    isNew(name) || (value === id && !counts.has(name)) ? '#' : value,
  )
  return { status, body: plain }
}

/** What every table of customers holds. */
async function content(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id'`.execute(db)
  const sums = rows.map(async ({ name }) => {
    const { rows: sum } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(kept::text, ' ' order by kept::text), '')) as sum from ${sql.table(name)} kept`.execute(db)
    return [name, sum[0]!.sum] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}

/** An id that the caller must not reach is answered as one that nobody has, and nothing is written. */
async function expectUnknown(one: IdField, id: number, ids: Ids, as: Caller): Promise<void> {
  const before = await content()
  const foreign = await answerTo(one, id, ids, as)
  const isNarrowing = narrowing.has(one.operation.name)
  if (!keeping.has(one.operation.name)) expect(await content(), 'nothing is written').toEqual(before)
  // A view has a name that is taken by the first of two.
  await db.deleteFrom('saved_views').execute()
  expect(foreign).toEqual(await answerTo(one, unknown, ids, as))
  if (isNarrowing) return
  expect(foreign.status).toBeGreaterThanOrEqual(400)
  expect(foreign.status).toBeLessThan(500)
}

describe('ids in bodies and queries', () => {
  it('each names a record that both customers have, or what is the same for everybody', () => {
    const nameless = fields.filter(({ record }) => !(record in own) || !(record in theirs))
    expect(nameless.map(({ title }) => title)).toEqual([])
    const idle = [...narrowing].filter((name) => !fields.some(({ operation }) => operation.name === name))
    expect(idle).toEqual([])
    expect(fields.length).toBeGreaterThan(30)
  })

  it.each(fields)('LEAD-52 $title: one of another customer is as unknown as one that nobody has', async (one) => {
    await expectUnknown(one, theirs[one.record]!, own, mara)
    // Our own is none of what the refusal is about, so that this proves something.
    const { status, body } = await answerTo(one, own[one.record]!, own, mara)
    const { errors = [] } = (body ?? {}) as { errors?: { path: string }[] }
    expect(errors.map(({ path }) => path)).not.toContain(one.path)
    expect([403, 404]).not.toContain(status)
  })

  const unlinked = fields.filter(({ record, title }) => /^(provider|relatedProvider|lead|message)Id$/.test(record) && !ofAccount.has(title))

  it.each(unlinked)('PERM-08 LEAD-52 $title: one of a provider that the user is not linked to is as unknown', async (one) => {
    await expectUnknown(one, (await idsAt(unseen))[one.record]!, { ...own, ...(await idsAt(seen)) }, jonas)
  })
})
