import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'

const { ok, refusal, newLead, signIn, db, clock } = await openWorld()
const [mara, jonas, noura] = [await signIn('mara'), await signIn('jonas'), await signIn('noura')]

const input = (rows: object[], more: object = {}) => ({ providerId: 1, fileName: 'couples.csv', rows, ...more })
const run = async (rows: object[], more: object = {}) => (await ok('createLeadImport', { as: mara, body: input(rows, more) })).data
const named = async (coupleName: string) => (await ok('searchCouple', { as: mara, query: { coupleName } })).data
const [item] = await db.selectFrom('provider_items').select('id').where('provider_id', '=', 1).execute()
const appointment = (leadId: number) => {
  const startAt = clock.now().add({ hours: 24 })
  return { type: 'appointment', title: 'Viewing', leadId, startAt: startAt.toString(), endAt: startAt.add({ hours: 1 }).toString() }
}
const countLeads = async () => (await ok('getLeadStats', { as: mara, query: { createdAtStart: '2000-01-01' } })).data.infoRequests.total

describe('an import of couples', () => {
  it('adds all rows as read couples without a due answer, on the day they asked', async () => {
    const made = await run([
      {
        name: ' Imke & Joris ',
        email: 'imke@example.com',
        phone: '+16135550111',
        weddingDate: '2027-05-08',
        guestCount: 90,
        budgetPerPerson: 80,
        message: 'Met at the fair',
        createdAt: '2026-03-01',
      },
      { name: 'Only A Name' },
    ])
    expect(made).toMatchObject({ rowCount: 2, skippedCount: 0, canUndo: true, fileName: 'couples.csv', author: { name: 'Mara Lindqvist' } })
    const [lead] = await named('Imke & Joris')
    expect(lead).toMatchObject({
      couple: { name: 'Imke & Joris', weddingDate: '2027-05-08' },
      source: 'import',
      readStatus: 'read',
      dueAt: null,
      isShown: true,
      guestCount: 90,
      message: 'Met at the fair',
      createdAt: '2026-03-01T05:00:00.000Z',
    })
    expect((await ok('listLeadImports', { as: mara })).data[0]).toEqual(made)
  })

  it('has no due answer after a change, and does not count for the response time', async () => {
    const path = { providerId: 1 }
    const responses = async () => (await ok('getProviderResponseTime', { as: mara, path })).data
    const before = await responses()
    const yesterday = clock.now().subtract({ hours: 24 }).toString().slice(0, 10)
    await run([
      { name: 'Known One', email: 'known@example.com', createdAt: yesterday },
      { name: 'Known Two', createdAt: yesterday },
    ])
    const [[answered], [changed]] = [await named('Known One'), await named('Known Two')]
    await ok('updateLeads', { as: mara, body: { leadIds: [changed!.id], addTag: 'garden', readStatus: 'unread' } })
    await ok('viewLead', { as: mara, path: { leadId: changed!.id } })
    expect((await ok('getLead', { as: mara, path: { leadId: changed!.id } })).data).toMatchObject({ dueAt: null, displayState: 'pending' })
    await ok('createLeadMessage', { as: mara, path: { leadId: answered!.id }, body: { subject: 'Hello', body: 'Shall we meet?' } })
    expect((await ok('getLead', { as: mara, path: { leadId: answered!.id } })).data.firstResponseAt).not.toBeNull()
    expect(await responses()).toEqual(before)
  })

  it('LEAD-41 does not use the allowance of a limited package', async () => {
    const felix = await signIn('felix')
    const used = async () => (await ok('getLeadStats', { as: felix })).data.allowance!.used
    const before = await used()
    const [provider] = (await ok('listProviders', { as: felix })).data
    await ok('createLeadImport', { as: felix, body: input([{ name: 'Brought along' }], { providerId: provider!.id }) })
    expect(await used()).toBe(before)
  })

  it('imports nothing if a row is invalid, and names the row', async () => {
    const before = await countLeads()
    const cases: [object, string, string][] = [
      [{ name: ' ' }, 'rows[1].name', 'required'],
      [{ name: 'A', email: 'nobody' }, 'rows[1].email', 'invalid_email'],
      [{ name: 'A', phone: '+11000000000' }, 'rows[1].phone', 'invalid_phone'],
      [{ name: 'A', createdAt: clock.now().add({ hours: 72 }).toString().slice(0, 10) }, 'rows[1].createdAt', 'in_future'],
    ]
    for (const [row, path, code] of cases)
      for (const operation of ['createLeadImport', 'createLeadImportCheck'] as const)
        expect(await refusal(operation, { as: mara, body: input([{ name: 'Good' }, row]) })).toMatchObject({
          status: 422,
          errors: [{ path, code }],
        })
    for (const row of [{ name: 'A', phone: '0613' }, { name: 'A', weddingDate: '2027-02-30' }, { name: 'A', guestCount: 0 }, {}])
      expect(await refusal('createLeadImport', { as: mara, body: input([{ name: 'Good' }, row]) })).toMatchObject({ status: 422 })
    expect(await refusal('createLeadImport', { as: mara, body: input([]) })).toMatchObject({ status: 422 })
    const many = Array.from({ length: 501 }, (_, index) => ({ name: `Couple ${index}` }))
    expect(await refusal('createLeadImport', { as: mara, body: input(many) })).toMatchObject({ status: 422 })
    expect(await countLeads()).toBe(before)
  })

  it('finds couples with the same number, address, or name and wedding date, and leaves them out', async () => {
    const id = await newLead(2, { name: 'Çağla & Ömer', email: 'Cagla@Example.com', phone: '+12125550122', weddingDate: '2027-07-03' })
    const rows = [
      { name: 'Other name', phone: '+12125550122' },
      { name: 'Other name', email: 'cagla@example.com' },
      { name: 'CAGLA & OMER', weddingDate: '2027-07-03' },
      { name: 'Çağla & Ömer', weddingDate: '2027-07-10' },
      { name: 'New', email: 'new@example.com' },
      { name: 'New again', email: 'NEW@example.com' },
    ]
    const { duplicates } = (await ok('createLeadImportCheck', { as: mara, body: input(rows) })).data
    expect(duplicates).toEqual([
      ...[0, 1, 2].map((row) => ({ row, leadId: id, name: 'Çağla & Ömer' })),
      { row: 5, leadId: null, name: 'New' },
    ])
    expect(await run(rows)).toMatchObject({ rowCount: 2, skippedCount: 4 })
    expect(await run([rows[0]!], { withDuplicates: true })).toMatchObject({ rowCount: 1, skippedCount: 0 })
  })

  it('does not reveal a contact that a limited package hides', async () => {
    const [{ customer_id } = { customer_id: 0 }] = await db.selectFrom('providers').select('customer_id').where('id', '=', 1).execute()
    await newLead(1, { name: 'Hidden couple', email: 'hidden@example.com' })
    await db.updateTable('customers').set({ lead_limit: 3 }).where('id', '=', customer_id).execute()
    const check = await ok('createLeadImportCheck', { as: mara, body: input([{ name: 'X', email: 'hidden@example.com' }]) })
    await db.updateTable('customers').set({ lead_limit: null }).where('id', '=', customer_id).execute()
    expect(check.data.duplicates).toEqual([])
  })

  it('is undone as a whole, unless one of its couples was changed since', async () => {
    const made = await run([{ name: 'Undone One' }, { name: 'Undone Two' }])
    const path = { leadImportId: made.id }
    for (const [as, status] of [
      [jonas, 403],
      [noura, 404],
    ] as const)
      expect(await refusal('deleteLeadImport', { as, path })).toMatchObject({ status })
    expect(await refusal('deleteLeadImport', { path })).toMatchObject({ status: 401 })
    await ok('deleteLeadImport', { as: mara, path })
    expect(await named('Undone')).toEqual([])
    expect(await refusal('deleteLeadImport', { as: mara, path })).toMatchObject({ status: 404 })

    const used = await run([{ name: 'Used One' }, { name: 'Used Two' }])
    const [lead] = await named('Used One')
    const listed = async () => (await ok('listLeadImports', { as: mara })).data.find(({ id }) => id === used.id)
    expect(await listed()).toMatchObject({ canUndo: true, rowCount: 2 })
    await ok('createLeadNote', { as: mara, path: { leadId: lead!.id }, body: { body: 'Called' } })
    expect(await refusal('deleteLeadImport', { as: mara, path: { leadImportId: used.id } })).toMatchObject({
      status: 409,
      code: 'import_in_use',
    })
    expect(await listed()).toMatchObject({ canUndo: false })
    expect(await named('Used')).toHaveLength(2)
  })

  it.each([
    ['an item', (leadId: number) => ok('createLeadItem', { as: mara, path: { leadId }, body: { providerItemId: item!.id } })],
    ['a tag', (leadId: number) => ok('updateLeads', { as: mara, body: { leadIds: [leadId], addTag: 'garden' } })],
    ['a step', (leadId: number) => ok('updateLead', { as: mara, path: { leadId }, body: { processState: 'visit_planned' } })],
    ['an appointment', (leadId: number) => ok('createCalendarEvent', { as: mara, path: { providerId: 1 }, body: appointment(leadId) })],
    ['a message', (leadId: number) => ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'sms', body: 'Hello' } })],
  ])('is not undone after %s was added to one of its couples', async (name, add) => {
    const made = await run([{ name: `With ${name}` }])
    await add((await named(`With ${name}`))[0]!.id)
    expect(await refusal('deleteLeadImport', { as: mara, path: { leadImportId: made.id } })).toMatchObject({ code: 'import_in_use' })
  })

  it('is for account managers, and for their own providers', async () => {
    const body = input([{ name: 'A' }])
    for (const [call, status] of [
      [{ as: jonas, body }, 403],
      [{ as: noura, body }, 404],
      [{ body }, 401],
    ] as const) {
      expect(await refusal('createLeadImport', call)).toMatchObject({ status })
      expect(await refusal('createLeadImportCheck', call)).toMatchObject({ status })
    }
    expect(await refusal('listLeadImports', { as: jonas })).toMatchObject({ status: 403 })
    expect(await refusal('listLeadImports')).toMatchObject({ status: 401 })
  })
})
