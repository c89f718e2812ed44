import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { couple, openWorld, type Call, type Caller } from '../../test/world.ts'
import type { OperationName } from '../platform/contract/operation.ts'

const { ok, answer, refusal, signIn, db, connection } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const felix = await signIn('felix')

const idOf = async (name: string) => (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const [garden, mill, lakehouse] = [await idOf('Rosewood Garden'), await idOf('Rosewood Mill'), await idOf('Rosewood Lakehouse')]
const words = (count: number, word = 'garden') => Array.from({ length: count }, () => word).join(' ')

const read = async (providerId: number, key: string, as = mara) =>
  (await ok('getProviderData', { as, path: { providerId } })).data.fields.find((field) => field.key === key)!
const write = (providerId: number, key: string, value: string, more: object = {}, as = mara): Call => ({
  as,
  path: { providerId },
  body: { fields: [{ key, value }], ...more },
})
const send = (...args: Parameters<typeof write>) => ok('replaceProviderData', write(...args))
const approve = (dataUpdateId: number | null) => ok('createDataUpdateApproval', { as: couple, path: { dataUpdateId: dataUpdateId! } })
const reject = (dataUpdateId: number | null, reason = 'Too short.') =>
  ok('createDataUpdateRejection', { as: couple, path: { dataUpdateId: dataUpdateId! }, body: { reason } })

describe('the texts of a page', () => {
  it('PROV-09 PROV-10 PROV-25 wait for approval while the old text stays published', async () => {
    await send(mill, 'about', words(250))
    const { dataUpdateId: first } = await read(mill, 'about')
    await approve(first)
    await send(mill, 'about', words(260, 'river'))
    const waiting = await read(mill, 'about', jonas)
    expect(waiting).toMatchObject({
      published: words(250),
      pending: words(260, 'river'),
      draft: null,
      status: 'pending',
      rejectReason: null,
    })
    const { data: queue } = await ok('listDataUpdates', { as: jonas, query: { providerId: mill, status: 'pending' } })
    expect(queue).toMatchObject([
      { id: waiting.dataUpdateId, field: 'about', oldValue: words(250), newValue: words(260, 'river'), status: 'pending', decidedAt: null },
    ])
    const { data: requests } = await ok('listChangeRequests', { as: jonas, query: { providerId: mill } })
    expect(requests).toContainEqual({
      entity: 'provider_data_update',
      entityId: waiting.dataUpdateId,
      field: 'about',
      text: words(260, 'river'),
      status: 'pending',
      createdAt: waiting.sentAt,
    })
    const decided = await approve(waiting.dataUpdateId)
    expect(decided.data).toMatchObject({ status: 'active', newValue: words(260, 'river') })
    expect(await read(mill, 'about')).toMatchObject({ published: words(260, 'river'), pending: null, status: 'active', dataUpdateId: null })
  })

  it('PROV-12 PROV-13 have both limits when they are sent, and may be saved short', async () => {
    expect(await refusal('replaceProviderData', write(lakehouse, 'about', 'Short.'))).toMatchObject({
      status: 422,
      errors: [
        { path: 'fields[0].value', code: 'words_between' },
        { path: 'fields[0].value', code: 'too_short' },
      ],
    })
    expect(await refusal('replaceProviderData', write(lakehouse, 'summary', 'a'.repeat(201)))).toMatchObject({
      status: 422,
      errors: [{ path: 'fields[0].value', code: 'too_long' }],
    })
    await send(lakehouse, 'about', 'Short.', { isDraft: true })
    expect(await read(lakehouse, 'about')).toMatchObject({ draft: 'Short.', pending: null, status: 'draft' })
    const twice = { as: mara, path: { providerId: lakehouse }, body: { fields: ['a', 'b'].map((value) => ({ key: 'summary', value })) } }
    expect(await refusal('replaceProviderData', twice)).toMatchObject({ errors: [{ path: 'fields[1].key', code: 'not_allowed' }] })
  })

  it('PROV-09 that equal the published text wait for nothing, and a draft that equals it is not kept', async () => {
    const { published } = await read(mill, 'about')
    await send(mill, 'about', 'A draft.', { isDraft: true })
    await send(mill, 'about', published!, { isDraft: true })
    expect(await read(mill, 'about')).toMatchObject({ draft: null, status: 'active' })
    await send(mill, 'about', words(270))
    await send(mill, 'about', ` ${published}\r\n`)
    expect(await read(mill, 'about')).toMatchObject({ pending: null, draft: null, status: 'active' })
  })

  it('PROV-09 replace an edit that waits; the same text keeps its place in the queue', async () => {
    await send(mill, 'services', 'Dinner.')
    const { dataUpdateId: first } = await read(mill, 'services')
    await send(mill, 'services', 'Dinner.')
    expect(await read(mill, 'services')).toMatchObject({ dataUpdateId: first })
    await send(mill, 'services', 'Dinner and dance.')
    expect(await read(mill, 'services')).toMatchObject({ pending: 'Dinner and dance.' })
    expect(await refusal('createDataUpdateApproval', { as: couple, path: { dataUpdateId: first! } })).toMatchObject({
      status: 409,
      code: 'already_decided',
    })
    const { dataUpdateId: second } = await read(mill, 'services')
    await approve(second)
    // An empty text leaves the page.
    await send(mill, 'services', '')
    await approve((await read(mill, 'services')).dataUpdateId)
    expect(await read(mill, 'services')).toMatchObject({ published: null, status: 'passive' })
  })

  it('of two users who save at the same time, the second gets stale_version', async () => {
    const { headers } = await answer('getProviderData', { as: mara, path: { providerId: mill } })
    const based = { ...write(mill, 'summary', 'A mill.'), headers: { 'if-match': String(headers['etag']) } }
    const { headers: next } = await answer('replaceProviderData', based)
    expect(await refusal('replaceProviderData', based)).toMatchObject({ status: 409, code: 'stale_version' })
    await ok('replaceProviderData', { ...write(mill, 'summary', 'An old mill.'), headers: { 'if-match': String(next['etag']) } })
  })
})

describe('a decision', () => {
  it('PROV-09 PROV-11 rejects with a reason, and the text stays as a draft to correct', async () => {
    await send(mill, 'directions', 'Call 613 555 0140.')
    const { dataUpdateId } = await read(mill, 'directions')
    expect(
      await refusal('createDataUpdateRejection', { as: couple, path: { dataUpdateId: dataUpdateId! }, body: { reason: ' ' } }),
    ).toMatchObject({ status: 422, errors: [{ path: 'reason', code: 'required' }] })
    await reject(dataUpdateId, 'No phone numbers, please.')
    expect(await read(mill, 'directions')).toMatchObject({
      published: null,
      pending: null,
      draft: 'Call 613 555 0140.',
      status: 'rejected',
      rejectReason: 'No phone numbers, please.',
    })
    const prompts = (await ok('listPrompts', { as: mara, query: {} })).data
    expect(prompts[0]).toMatchObject({ type: 'todo', body: '<p>No phone numbers, please.</p>', provider: { id: mill } })
    expect(prompts[0]?.linkData?.path).toBe(`/providers/${mill}/info/location?field=directions`)
    // Removing the draft settles the rejection.
    await send(mill, 'directions', '', { isDraft: true })
    expect(await read(mill, 'directions')).toMatchObject({ draft: null, status: 'passive', rejectReason: null })
  })

  it('PROV-11 is not for the vendor, and is made once', async () => {
    await send(mill, 'summary', 'A mill by the lake.')
    const path = { dataUpdateId: (await read(mill, 'summary')).dataUpdateId! }
    for (const as of [mara, { 'x-service-key': 'another' }])
      expect(await refusal('createDataUpdateApproval', { as, path })).toMatchObject({ status: 401 })
    expect(await refusal('createDataUpdateRejection', { as: mara, path, body: { reason: 'No.' } })).toMatchObject({ status: 401 })
    await approve(path.dataUpdateId)
    for (const [name, body] of [
      ['createDataUpdateApproval', undefined],
      ['createDataUpdateRejection', { reason: 'No.' }],
    ] as const)
      expect(await refusal(name, { as: couple, path, body })).toMatchObject({ status: 409, code: 'already_decided' })
    expect(await refusal('createDataUpdateApproval', { as: couple, path: { dataUpdateId: 999_999 } })).toMatchObject({ status: 404 })
  })

  it('PROV-10 PROV-11 the search engine team reads what waits on a page', async () => {
    await send(mill, 'summary', 'A mill by the bridge.')
    const { data } = await ok('listReviewRequests', { as: couple, query: { providerId: mill } })
    expect(data).toEqual((await ok('listChangeRequests', { as: mara, query: { providerId: mill } })).data)
    expect(data.map(({ text }) => text)).toContain('A mill by the bridge.')
    expect(await refusal('listReviewRequests', { as: mara, query: { providerId: mill } })).toMatchObject({ status: 401 })
    expect(await refusal('listReviewRequests', { as: couple, query: { providerId: 999_999 } })).toMatchObject({ status: 404 })
  })

  it('PROV-09 is announced to the users who see the provider only', async () => {
    const notifications: string[] = []
    const client = new Client(connection)
    await client.connect()
    client.on('notification', ({ payload = '' }) => notifications.push(payload))
    await client.query('listen provider_pages')
    await send(mill, 'summary', 'A mill by the weir.')
    await expect.poll(() => notifications.length).toBeGreaterThan(1)
    await client.end()
    const users = await db
      .selectFrom('customer_users')
      .select(['id', 'customer_id', 'username'])
      .where('username', 'in', ['mara', 'jonas', 'sofia', 'felix'])
      .execute()
    const notified = users
      .filter((user) => notifications.includes(`${user.customer_id}:${user.id}:${mill}`))
      .map(({ username }) => username)
    expect(notified).toContain('mara')
    expect(notified).toContain('jonas')
    expect(notified).not.toContain('felix')
  })
})

describe('withdrawing', () => {
  it('PROV-11 turns an edit that waits into a draft, and can be undone', async () => {
    await send(mill, 'services', 'Dinner, dance and breakfast.')
    const { dataUpdateId } = await read(mill, 'services')
    const path = { dataUpdateId: dataUpdateId! }
    const { headers } = await answer('deleteDataUpdate', { as: jonas, path })
    expect(await read(mill, 'services')).toMatchObject({ pending: null, draft: 'Dinner, dance and breakfast.', status: 'draft' })
    expect(await refusal('createDataUpdateApproval', { as: couple, path })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect(await read(mill, 'services')).toMatchObject({ pending: 'Dinner, dance and breakfast.', draft: null, dataUpdateId })
    await approve(dataUpdateId)
    expect(await refusal('deleteDataUpdate', { as: jonas, path })).toMatchObject({ status: 409, code: 'already_decided' })
  })

  it('PROV-11 cannot be undone once the text was written again', async () => {
    await send(mill, 'services', 'Breakfast only.')
    const { dataUpdateId } = await read(mill, 'services')
    const { headers } = await answer('deleteDataUpdate', { as: mara, path: { dataUpdateId: dataUpdateId! } })
    await send(mill, 'services', 'Brunch only.')
    const undo = { as: mara, path: { undoToken: String(headers['undo-token']) } }
    expect(await refusal('undoChange', undo)).toMatchObject({ status: 409, code: 'undo_impossible' })
    const again = await read(mill, 'services')
    expect(again).toMatchObject({ pending: 'Brunch only.' })
    // A draft that was saved while the edit waited stays.
    await send(mill, 'services', 'Lunch only.', { isDraft: true })
    await ok('deleteDataUpdate', { as: mara, path: { dataUpdateId: again.dataUpdateId! } })
    expect(await read(mill, 'services')).toMatchObject({ pending: null, draft: 'Lunch only.' })
  })
})

describe('access', () => {
  const calls = (providerId: number, dataUpdateId: number, as: Caller): [OperationName, Call][] => [
    ['getProviderData', { as, path: { providerId } }],
    ['replaceProviderData', write(providerId, 'summary', 'Mine.', {}, as)],
    ['listDataUpdates', { as, query: { providerId } }],
    ['listChangeRequests', { as, query: { providerId } }],
    ['deleteDataUpdate', { as, path: { dataUpdateId } }],
    ['getProviderStrength', { as, path: { providerId } }],
    ['listProviderActions', { as, path: { providerId } }],
    ['createProviderAction', { as, path: { providerId }, body: { type: 'contact-request' } }],
    ['listProviderForms', { as, query: { providerId } }],
    [
      'replaceProviderFormAnswers',
      { as, path: { formId: 4 }, body: { providerId, answers: [{ fieldName: 'languages', values: ['en'] }] } },
    ],
    ['listInfoRequestForms', { as, path: { providerId } }],
    [
      'replaceInfoRequestFormAnswers',
      { as, path: { providerId, formId: 5 }, body: { answers: [{ fieldName: 'asks', values: ['budget'] }] } },
    ],
  ]
  const isRead = (name: OperationName) => /^(get|list)/.test(name)

  it('an unknown provider is 404', async () => {
    const [path, query] = [{ providerId: 999_999 }, { providerId: 999_999 }]
    const refused = [
      await refusal('getProviderData', { as: mara, path }),
      await refusal('listDataUpdates', { as: mara, query }),
      await refusal('listChangeRequests', { as: mara, query }),
      await refusal('getProviderStrength', { as: mara, path }),
      await refusal('listProviderActions', { as: mara, path }),
      await refusal('listProviderForms', { as: mara, query }),
      await refusal('listInfoRequestForms', { as: mara, path }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
  })

  it('PERM-09 another account and a user without a link get 404', async () => {
    const { dataUpdateId } = await read(garden, 'about')
    for (const as of [felix, jonas])
      for (const [name, call] of calls(garden, dataUpdateId!, as)) expect((await refusal(name, call)).status, name).toBe(404)
  })

  it('PERM-03 PERM-09 a page that is closed is 403, and one that may be read is not changed', async () => {
    await send(mill, 'summary', 'A mill for small weddings.')
    const { dataUpdateId } = await read(mill, 'summary')
    const { id } = await db.selectFrom('customer_users').select('id').where('username', '=', 'jonas').executeTakeFirstOrThrow()
    const { customer_id } = await db.selectFrom('providers').select('customer_id').where('id', '=', mill).executeTakeFirstOrThrow()
    for (const access of ['none', 'read'] as const) {
      const row = { customer_id, customer_user_id: id, provider_id: mill, page: 'info' as const, access }
      await db
        .insertInto('provider_page_access')
        .values(row)
        .onConflict((conflict) => conflict.columns(['customer_id', 'customer_user_id', 'provider_id', 'page']).doUpdateSet({ access }))
        .execute()
      for (const [name, call] of calls(mill, dataUpdateId!, jonas))
        if (access === 'read' && isRead(name)) await ok(name, call)
        else expect((await refusal(name, call)).status, `${name} with ${access}`).toBe(403)
    }
    await db.deleteFrom('provider_page_access').where('customer_id', '=', customer_id).where('customer_user_id', '=', id).execute()
  })
})

describe('the demo', () => {
  it('has a page with a text that waits and one that was rejected, within the limits of texts', async () => {
    const about = await read(garden, 'about')
    expect(about).toMatchObject({ status: 'pending', rejectReason: null })
    expect(await read(garden, 'summary')).toMatchObject({ status: 'rejected', published: null })
    // It can be sent again, so it keeps the limits.
    await send(lakehouse, 'about', about.pending!)
    expect(await read(lakehouse, 'about')).toMatchObject({ status: 'pending' })
  })
})
