import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, newLead, refusal, signIn, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

// Rosewood Mill, the provider Jonas is linked to
const ask = () => newLead(2)
const leadId = await ask()
const path = { leadId }
const write = async (body: string, as = mara) => (await ok('createLeadNote', { as, path, body: { body } })).data

describe('lead notes', () => {
  it('are listed newest first, page by page', async () => {
    const first = await write('Prefers the garden')
    clock.advance({ minutes: 1 })
    const second = await write('Her mother decides', jonas)
    const { data, meta } = await ok('listLeadNotes', { as: mara, path, query: { limit: 1 } })
    expect(data).toEqual([second])
    expect(meta).toEqual({ page: 1, limit: 1, total: 2 })
    expect((await ok('listLeadNotes', { as: mara, path, query: { limit: 1, page: 2 } })).data).toEqual([first])
  })

  it('of two people who change a note, the second gets a conflict and nothing is written', async () => {
    const { id, version } = await write('Prefers the garden')
    const call = { as: mara, path: { leadId, commentId: id } }
    const headers = { 'if-match': `"${version}"` }
    expect((await ok('updateLeadNote', { ...call, body: { body: 'First' }, headers })).data).toMatchObject({ body: 'First', version: 2 })
    expect(await refusal('updateLeadNote', { ...call, body: { body: 'Second' }, headers })).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    expect((await ok('listLeadNotes', { as: mara, path })).data.find((note) => note.id === id)?.body).toBe('First')
  })

  it('LEAD-24 are in the history with their author', async () => {
    await write('Call after six', jonas)
    const { data } = await ok('listLeadHistory', { as: mara, path, query: { limit: 1 } })
    expect(data[0]).toMatchObject({ type: 'note_added', actor: { name: 'Jonas Okafor' } })
  })

  it('are changed and removed by their author and by account managers only', async () => {
    const own = await write('Mine', jonas)
    const hers = await write('Hers')
    clock.advance({ minutes: 1 })
    const call = (commentId: number) => ({ path: { leadId, commentId }, body: { body: 'Changed' } })
    const changed = (await ok('updateLeadNote', { as: jonas, ...call(own.id) })).data
    expect(changed).toMatchObject({ id: own.id, body: 'Changed', author: { name: 'Jonas Okafor' } })
    expect(changed.updatedAt).not.toBeNull()
    expect((await ok('updateLeadNote', { as: mara, ...call(own.id) })).data.body).toBe('Changed')
    expect(await refusal('updateLeadNote', { as: jonas, ...call(hers.id) })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('deleteLeadNote', { as: jonas, path: { leadId, commentId: hers.id } })).toMatchObject({ status: 403 })
    await ok('deleteLeadNote', { as: jonas, path: { leadId, commentId: own.id } })
    expect(await refusal('deleteLeadNote', { as: jonas, path: { leadId, commentId: own.id } })).toMatchObject({ status: 404 })
  })

  it('are created once per key', async () => {
    const call = { as: mara, path, body: { body: 'Only once' }, headers: { 'idempotency-key': 'note-once-1' } }
    expect(await ok('createLeadNote', call)).toEqual(await ok('createLeadNote', call))
    expect(await refusal('createLeadNote', { ...call, body: { body: 'Other' } })).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  it('must not be blank', async () => {
    for (const body of [{ body: '' }, { body: '  ' }, { body: 'x'.repeat(5001) }, {}, { body: 7 }, { body: 'x', more: 1 }])
      expect(await refusal('createLeadNote', { as: mara, path, body })).toMatchObject({ status: 422, code: 'invalid' })
    const note = await write('Something')
    const call = { as: mara, path: { leadId, commentId: note.id }, body: { body: ' ' } }
    expect(await refusal('updateLeadNote', call)).toMatchObject({ status: 422, errors: [{ path: 'body' }] })
  })

  it('LEAD-52 of others are not found by any user', async () => {
    const note = await write('Ours')
    const other = await ask()
    const body = { body: 'x' }
    for (const call of [
      { as: noura, path: { leadId, commentId: note.id } },
      { as: mara, path: { leadId: other, commentId: note.id } },
      { as: mara, path: { leadId, commentId: 999_999 } },
    ]) {
      expect(await refusal('updateLeadNote', { ...call, body })).toMatchObject({ status: 404 })
      expect(await refusal('deleteLeadNote', call)).toMatchObject({ status: 404 })
    }
    expect(await refusal('listLeadNotes', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('createLeadNote', { as: noura, path, body })).toMatchObject({ status: 404 })
    expect(await refusal('listLeadHistory', { as: noura, path })).toMatchObject({ status: 404 })
    for (const name of ['listLeadNotes', 'createLeadNote', 'listLeadHistory'] as const)
      expect(await refusal(name, { path, body })).toMatchObject({ status: 401 })
    for (const name of ['updateLeadNote', 'deleteLeadNote'] as const)
      expect(await refusal(name, { path: { leadId, commentId: note.id }, body })).toMatchObject({ status: 401 })
  })
})
