import { describe, expect, it } from 'vitest'
import { openWorld } from '../../../test/world.ts'

const { ok, newLead, answer, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const leadId = await newLead(2)
const entries = async (query: Record<string, unknown> = {}, as = mara) => (await ok('listAuditEntries', { as, query })).data
const write = async (text: string, as = jonas) => (await ok('createLeadNote', { as, path: { leadId }, body: { body: text } })).data
const remove = async (commentId: number) =>
  String((await answer('deleteLeadNote', { as: jonas, path: { leadId, commentId } })).headers['undo-token'])

describe('WORK-01 the audit log', () => {
  it('lists sign-ins and changes with their user, newest first', async () => {
    clock.advance({ minutes: 1 })
    const note = await write('Prefers the garden')
    clock.advance({ minutes: 1 })
    await ok('createLeadAction', { as: mara, path: { leadId }, body: { type: 'reject', note: 'Too far' } })
    const [rejected, noted] = await entries()
    expect(rejected).toMatchObject({
      action: 'updated',
      entity: 'lead',
      entityId: leadId,
      detail: 'reject',
      actor: { name: 'Mara Lindqvist' },
    })
    expect(noted).toMatchObject({ action: 'created', entity: 'lead_note', entityId: note.id, actor: { name: 'Jonas Okafor' } })
    expect((await entries({ entity: 'session' })).map(({ action, actor }) => [action, actor?.name])).toEqual([
      ['signed_in', 'Jonas Okafor'],
      ['signed_in', 'Mara Lindqvist'],
    ])
  })

  it('has no entry of a refused change', async () => {
    const before = await entries({ entity: 'lead' })
    await refusal('createLeadAction', { as: mara, path: { leadId }, body: { type: 'deal' } })
    expect(await entries({ entity: 'lead' })).toEqual(before)
  })

  it('contains no texts of people', async () => {
    await write('Her secret')
    expect(JSON.stringify(await entries())).not.toMatch(/secret|garden|Too far/)
  })

  it('is filtered by kind, user and time', async () => {
    const note = await write('One of many')
    expect(await entries({ entity: 'lead_note', entityId: note.id })).toHaveLength(1)
    const [{ actor } = {}] = await entries({ entity: 'lead_note', entityId: note.id })
    expect(await refusal('listAuditEntries', { as: mara, query: { entityId: note.id } })).toMatchObject({
      status: 422,
      errors: [{ path: 'entity', code: 'required' }],
    })
    expect(new Set((await entries({ actorId: actor?.id })).map((entry) => entry.actor?.name))).toEqual(new Set(['Jonas Okafor']))
    const today = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate()
    expect(await entries({ to: today.subtract({ days: 1 }).toString() })).toEqual([])
    expect((await entries({ from: today.toString(), to: today.toString() })).length).toBeGreaterThan(0)
  })

  it('WORK-08 is paged by cursor, without gaps if entries are added in the meantime', async () => {
    const all = await entries({ limit: 100 })
    const first = await ok('listAuditEntries', { as: mara, query: { limit: 2 } })
    await write('Meanwhile')
    const rest = await ok('listAuditEntries', { as: mara, query: { limit: 100, cursor: first.meta.nextCursor } })
    expect([...first.data, ...rest.data]).toEqual(all)
    expect(rest.meta).toMatchObject({ total: all.length + 1, nextCursor: null })
    expect(await refusal('listAuditEntries', { as: mara, query: { cursor: 'nonsense' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'cursor' }],
    })
  })

  it('is for account managers, of their own account', async () => {
    expect(await refusal('listAuditEntries', { as: jonas })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('listAuditEntries')).toMatchObject({ status: 401 })
    expect(await entries({ entityId: leadId, entity: 'lead' }, noura)).toEqual([])
  })
})

describe('WORK-02 undo', () => {
  const notes = async () => (await ok('listLeadNotes', { as: mara, path: { leadId } })).data

  it('restores deleted rows unchanged, once', async () => {
    await write('Kept')
    const before = await notes()
    const token = await remove(before[0]!.id)
    expect(await notes()).not.toEqual(before)
    await ok('undoChange', { as: jonas, path: { undoToken: token } })
    expect(await notes()).toEqual(before)
    expect((await entries({ limit: 2 })).map(({ action }) => action)).toEqual(['restored', 'deleted'])
    expect(await refusal('undoChange', { as: jonas, path: { undoToken: token } })).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is possible for thirty seconds', async () => {
    const inTime = await remove((await write('In time')).id)
    clock.advance({ seconds: 30 })
    await ok('undoChange', { as: jonas, path: { undoToken: inTime } })
    const late = await remove((await write('Too late')).id)
    clock.advance({ seconds: 31 })
    expect(await refusal('undoChange', { as: jonas, path: { undoToken: late } })).toMatchObject({ status: 404 })
  })

  it('is refused if the parent record has been deleted', async () => {
    const lost = await newLead(2)
    const note = (await ok('createLeadNote', { as: jonas, path: { leadId: lost }, body: { body: 'Lost' } })).data
    const { headers } = await answer('deleteLeadNote', { as: jonas, path: { leadId: lost, commentId: note.id } })
    await db.deleteFrom('leads').where('id', '=', lost).execute()
    const refused = await refusal('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect(refused).toMatchObject({ status: 409, code: 'undo_impossible' })
  })

  it('PERM-09 is refused to other users of the account, except account managers', async () => {
    const { id } = await write('Hers', mara)
    const { headers } = await answer('deleteLeadNote', { as: mara, path: { leadId, commentId: id } })
    const path = { undoToken: String(headers['undo-token']) }
    expect(await refusal('undoChange', { as: jonas, path })).toMatchObject({ status: 404, code: 'not_found' })
    await ok('undoChange', { as: mara, path })
  })

  it('is refused to other accounts, and without a session', async () => {
    const undoToken = await remove((await write('Ours')).id)
    expect(await refusal('undoChange', { as: noura, path: { undoToken } })).toMatchObject({ status: 404 })
    expect(await refusal('undoChange', { path: { undoToken } })).toMatchObject({ status: 401 })
    expect(await refusal('undoChange', { as: jonas, path: { undoToken: 'un_unknown' } })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken } })
  })
})
