import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'

const { ok, refusal, signIn, db, clock, newLead } = await openWorld()
const [mara, jonas, noura, felix] = [await signIn('mara'), await signIn('jonas'), await signIn('noura'), await signIn('felix')]
const garden = 1
const { customerId } = (await ok('getAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })).data.user
const input = {
  name: 'First answer',
  subject: '{couple_name} at {provider_name}',
  body: '{wedding_date}, {guest_count}, {phone_number}, {my_name}',
}
const { id } = (await ok('createMailTemplate', { as: mara, path: { customerId }, body: input })).data
const path = { customerId, mailTemplateId: id }
const couple = { ...reachable, name: 'Ada & Bruno', weddingDate: '2027-06-12' }
const linkOfMara = async (signature: string) => {
  const user = await db.selectFrom('customer_users').select('id').where('username', '=', 'mara').executeTakeFirstOrThrow()
  const link = db.updateTable('customer_user_providers').set({ signature_content: signature })
  await link.where('customer_user_id', '=', user.id).where('provider_id', '=', garden).execute()
}

describe('TMPL-05 TMPL-06 a template filled in for a couple', () => {
  it('has the values of the couple, and names those that are missing or unknown', async () => {
    await linkOfMara('Mara, Rosewood Garden')
    const leadId = await newLead(garden, { ...couple, guestCount: null })
    const { data } = await ok('createMailTemplatePreview', { as: mara, path, body: { leadId } })
    expect(data).toMatchObject({ subject: 'Ada & Bruno at Rosewood Garden', signature: 'Mara, Rosewood Garden', attachments: [] })
    expect(data.body).toMatch(/^June 12, 2027, \{guest_count\}, \{phone_number\}, /)
    expect([data.missing, data.unknown]).toEqual([['guest_count'], ['phone_number']])
  })

  it('belongs to the account, for couples that the user may see and that are shown', async () => {
    const leadId = await newLead(garden, couple)
    expect(await refusal('createMailTemplatePreview', { as: jonas, path, body: { leadId } })).toMatchObject({ status: 404 })
    expect((await refusal('createMailTemplatePreview', { as: noura, path, body: { leadId } })).status).toBeGreaterThanOrEqual(403)
    const hidden = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!
    const own = (await ok('getAccessToken', { as: felix, path: { accessTokenId: felix['x-access-token']! } })).data.user.customerId
    const mine = (await ok('createMailTemplate', { as: felix, path: { customerId: own }, body: input })).data.id
    const at = { customerId: own, mailTemplateId: mine }
    expect(await refusal('createMailTemplatePreview', { as: felix, path: at, body: { leadId: hidden.id } })).toMatchObject({ status: 402 })
  })

  it('TMPL-06 the signature of the author is added to each mail, not to the thread', async () => {
    await linkOfMara('Mara, Rosewood Garden')
    const leadId = await newLead(garden, couple)
    const body = { subject: 'Your wedding', body: 'The garden is free.' }
    const { data } = await ok('createLeadMessage', { as: mara, path: { leadId }, body })
    expect(data.body).toBe('The garden is free.')
    const mail = db.selectFrom('deliveries').select('body').where('lead_message_id', '=', data.id)
    expect(await mail.executeTakeFirst()).toEqual({ body: 'The garden is free.\n\n-- \nMara, Rosewood Garden' })
  })
})

describe('TMPL-05 CAL-04 the values of the variables for a couple', () => {
  // A Saturday in winter, after the seasons of the demo.
  const year = clock.now().toZonedDateTimeISO('America/Toronto').year + 2
  const first = Temporal.PlainDate.from(`${year}-11-01`)
  const saturday = first.add({ days: (6 - first.dayOfWeek + 7) % 7 })
  const valuesOf = async (leadId: number, as = mara) =>
    Object.fromEntries((await ok('listTemplateValues', { as, path: { leadId } })).data.map(({ variable, value }) => [variable, value]))
  const asked = (more: object = {}) => newLead(garden, { ...couple, weddingDate: saturday.toString(), guestCount: 100, ...more })
  const day = (weeks: number) =>
    saturday.add({ weeks }).toLocaleString('en-CA', { year: 'numeric', month: 'long', day: 'numeric', calendar: 'gregory' })

  const near = (weeks: number) => saturday.add({ weeks }).toLocaleString('en-CA', { month: 'long', day: 'numeric', calendar: 'gregory' })

  it('are those of the couple, the price for its guests, whether its day is free, and free days near it', async () => {
    expect(await valuesOf(await asked())).toMatchObject({
      couple_name: 'Ada & Bruno',
      wedding_date: day(0),
      guest_count: '100',
      provider_name: 'Rosewood Garden',
      price_list_link: null,
      price_from: '$13,900',
      date_status: 'free',
    })
  })

  it('a day that a wedding takes is taken, and the nearest free Saturdays are named', async () => {
    const body = { type: 'wedding', title: 'Taken', allDay: true, startAt: `${saturday.toString()}T15:00:00Z` }
    const endAt = `${saturday.toString()}T16:00:00Z`
    await ok('createCalendarEvent', { as: mara, path: { providerId: garden }, body: { ...body, endAt } })
    const values = await valuesOf(await asked())
    expect(values).toMatchObject({ date_status: 'taken', free_dates: `${near(-2)}, ${near(-1)} and ${near(1)}` })
  })

  it('have no value that is unknown: without a day, without guests, for a day that is over, or without permission to read prices', async () => {
    const none = { price_from: null, date_status: null, free_dates: null }
    expect(await valuesOf(await asked({ weddingDate: null }))).toMatchObject({ ...none, wedding_date: null })
    expect(await valuesOf(await asked({ guestCount: null }))).toMatchObject({ price_from: null, guest_count: null })
    const past = await asked()
    await db.updateTable('leads').set({ wedding_date: '2020-06-06' }).where('id', '=', past).execute()
    expect(await valuesOf(past)).toMatchObject(none)
    expect(await refusal('listTemplateValues', { as: jonas, path: { leadId: past } })).toMatchObject({ status: 404 })
    const hidden = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!
    expect(await refusal('listTemplateValues', { as: felix, path: { leadId: hidden.id } })).toMatchObject({ status: 402 })
  })

  it('are in the language of the request, and fill in templates', async () => {
    const input = { name: 'Free', subject: '{provider_name}', body: '{wedding_date} is {date_status}, from {price_from}.' }
    const made = (await ok('createMailTemplate', { as: mara, path: { customerId }, body: input })).data.id
    const call = { as: mara, path: { customerId, mailTemplateId: made }, body: { leadId: await asked({ guestCount: 80 }) } }
    expect((await ok('createMailTemplatePreview', call)).data).toMatchObject({ body: `${day(0)} is taken, from $12,200.`, missing: [] })
    const german = await ok('createMailTemplatePreview', { ...call, headers: { 'accept-language': 'de-DE' } })
    expect(german.data.body).toMatch(/^\d+\. November \d+ is vergeben, from 12\.200\s/)
  })
})
