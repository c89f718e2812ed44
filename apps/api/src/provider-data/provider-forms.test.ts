import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const felix = await signIn('felix')

const idOf = async (name: string) => (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const [garden, mill, photography] = [await idOf('Rosewood Garden'), await idOf('Rosewood Mill'), await idOf('Felix Arden Photography')]

describe('the forms of a page', () => {
  const forms = async (providerId: number, as = mara, query = {}) =>
    (await ok('listProviderForms', { as, query: { providerId, ...query } })).data

  it('PROV-23 are those of the category, in groups, with the answers', async () => {
    expect((await forms(garden)).map(({ id, group, title }) => [id, group, title])).toEqual([
      [1, 'general', 'Good to know'],
      [2, 'services', 'What the house offers'],
      [4, 'general', 'Your team'],
    ])
    expect((await forms(photography, felix)).map(({ id }) => id)).toEqual([3, 4])
    expect((await forms(garden, mara, { group: 'services' })).map(({ id }) => id)).toEqual([2])
    const [{ fields }] = (await forms(garden)) as [Awaited<ReturnType<typeof forms>>[number]]
    expect(fields[0]).toEqual({
      fieldName: 'parking',
      label: 'Is there parking?',
      type: 'choice',
      required: true,
      options: [
        { id: 'on_site', label: 'On the premises' },
        { id: 'nearby', label: 'Nearby' },
        { id: 'none', label: 'No parking' },
      ],
      values: ['on_site'],
    })
  })

  it('PROV-23 are in the language of the caller', async () => {
    const { data } = await ok('listProviderForms', { as: { ...mara, 'accept-language': 'de-DE' }, query: { providerId: garden } })
    expect(data[0]).toMatchObject({ title: 'Gut zu wissen', fields: [{ label: 'Gibt es Parkplätze?' }, {}, {}, {}] })
  })

  const replace = (answers: object[], formId = 1) => ({ as: mara, path: { formId }, body: { providerId: mill, answers } })
  const complete = [
    { fieldName: 'parking', values: ['nearby'] },
    { fieldName: 'accessibility', values: ['partly'] },
  ]

  it('PROV-23 replace all answers of a form, and raise its version', async () => {
    const first = await answer('replaceProviderFormAnswers', replace([...complete, { fieldName: 'rooms', values: ['8'] }]))
    expect((await forms(mill))[0]?.fields.map(({ values }) => values)).toEqual([['nearby'], ['partly'], ['8'], []])
    const based = { ...replace(complete), headers: { 'if-match': String(first.headers['etag']) } }
    await ok('replaceProviderFormAnswers', based)
    expect((await forms(mill))[0]).toMatchObject({ version: 3, fields: [{}, {}, { values: [] }, {}] })
    expect(await refusal('replaceProviderFormAnswers', based)).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('PROV-23 refuse what the form does not have, at its field', async () => {
    const [parking] = complete
    const refused = async (answers: object[]) => {
      const { status, errors = [] } = await refusal('replaceProviderFormAnswers', replace(answers))
      return [status, ...errors.map(({ path, code }) => `${path} ${code}`)]
    }
    expect(await refused([])).toEqual([422, 'parking required', 'accessibility required'])
    expect(await refused([...complete, { fieldName: 'roof', values: ['x'] }])).toEqual([422, 'answers[2].values unknown_field'])
    expect(await refused([...complete, parking!])).toEqual([422, 'answers[2].fieldName not_allowed'])
    expect(await refused([...complete, { fieldName: 'rooms', values: ['many'] }])).toEqual([422, 'answers[2].values invalid_number'])
    expect(await refusal('replaceProviderFormAnswers', replace([], 3))).toMatchObject({ status: 404 })
    expect(await refusal('replaceProviderFormAnswers', replace([], 5))).toMatchObject({ status: 404 })
  })

  it('PROV-23 for quote requests are answered for each provider', async () => {
    const path = { providerId: mill }
    const body = { answers: [{ fieldName: 'asks', values: ['budget', 'wishes'] }] }
    await ok('replaceInfoRequestFormAnswers', { as: mara, path: { ...path, formId: 5 }, body })
    const [form] = (await ok('listInfoRequestForms', { as: mara, path })).data
    expect(form).toMatchObject({ id: 5, group: 'price', fields: [{ values: ['budget', 'wishes'] }, {}, {}] })
    expect(await refusal('replaceInfoRequestFormAnswers', { as: mara, path: { ...path, formId: 1 }, body })).toMatchObject({ status: 404 })
  })
})

it('PROV-31 PROV-32 the strength of a page counts its own texts, data and forms', async () => {
  const strength = async (providerId: number) => (await ok('getProviderStrength', { as: mara, path: { providerId } })).data
  expect(await strength(garden)).toMatchObject({
    hasSummary: false,
    hasPhone: true,
    hasWebsite: true,
    socialLinkCount: 1,
    openFormCount: 2,
  })
  expect((await strength(garden)).aboutText.length).toBeGreaterThan(1000)
  expect(await strength(mill)).toMatchObject({ hasWebsite: false, socialLinkCount: 0 })
})

it('PROV-10 PROV-31 PROV-32 pictures count once they are published, and wait for approval before', async () => {
  const query = { providerId: garden }
  const media = async (status: string) => {
    const { data } = await ok('listProviderMedia', { as: mara, path: query, query: { status, limit: 100 } })
    return data.filter(({ type }) => type === 'image').map(({ id }) => id)
  }
  const waiting = async () => {
    const { data } = await ok('listChangeRequests', { as: mara, query })
    return data.filter(({ entity }) => entity === 'media').map(({ entityId }) => entityId)
  }
  const { photoCount } = (await ok('getProviderStrength', { as: mara, path: query })).data
  expect(photoCount).toBe((await media('active')).length)
  const pending = await media('pending')
  expect(await waiting()).toEqual(expect.arrayContaining(pending))
  await ok('createIntakeMediaDecision', { as: couple, path: query, body: { decision: 'approve' } })
  expect(await waiting()).toEqual([])
  expect((await ok('getProviderStrength', { as: mara, path: query })).data.photoCount).toBe(photoCount + pending.length)
})

describe('requests about a page', () => {
  const send = (body: object) => ({ as: mara, path: { providerId: garden }, body })

  it('PROV-24 are listed, the latest first, and sent once a day', async () => {
    await ok('createProviderAction', send({ type: 'contact-request', note: '  ' }))
    const { data } = await ok('createProviderAction', send({ type: 'hold-request', note: 'We are renovating until March. ' }))
    expect(data).toMatchObject({ type: 'hold-request', note: 'We are renovating until March.' })
    const listed = (await ok('listProviderActions', { as: mara, path: { providerId: garden } })).data
    expect(listed.map(({ type, note }) => [type, note])).toEqual([
      ['hold-request', 'We are renovating until March.'],
      ['contact-request', null],
    ])
    expect(await refusal('createProviderAction', send({ type: 'hold-request' }))).toMatchObject({ status: 409, code: 'action_pending' })
    clock.advance({ hours: 24 })
    await ok('createProviderAction', { ...send({ type: 'hold-request' }), as: await signIn('mara') })
  })

  it('PROV-24 need a known type', async () => {
    expect(await refusal('createProviderAction', send({ type: 'free-of-charge' }))).toMatchObject({
      status: 422,
      errors: [{ path: 'type', code: 'not_allowed' }],
    })
  })
})
