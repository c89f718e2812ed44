import { expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'

const { ok, newLead, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const mill = await db.selectFrom('providers').select('id').where('name', '=', 'Rosewood Mill').executeTakeFirstOrThrow()
const garden = await db.selectFrom('providers').select('id').where('name', '=', 'Rosewood Garden').executeTakeFirstOrThrow()
const leadId = await newLead(mill.id, reachable)

const view = (as: typeof mara, isWriting = false) => ok('replaceLeadPresence', { as, path: { leadId }, body: { isWriting } })
const others = async (as: typeof mara) => (await ok('listLeadPresence', { as, path: { leadId } })).data

it('shows colleagues who view the couple, without the user, and whether they write', async () => {
  await view(mara)
  await view(jonas, true)
  expect(await others(mara)).toEqual([
    { user: { id: expect.any(Number), name: expect.stringContaining('Jonas') }, isWriting: true, seenAt: expect.any(String) },
  ])
  await view(jonas)
  expect(await others(mara)).toMatchObject([{ isWriting: false }])
  expect(await others(jonas)).toHaveLength(1)
})

it('a browser that reports nothing more disappears after a minute', async () => {
  await view(jonas)
  clock.advance({ seconds: 59 })
  expect(await others(mara)).toHaveLength(1)
  clock.advance({ seconds: 1 })
  expect(await others(mara)).toEqual([])
  await view(mara)
  expect(await db.selectFrom('lead_presence').selectAll().where('lead_id', '=', leadId).execute()).toHaveLength(2)
  clock.advance({ seconds: 1 })
  await view(mara)
  expect(await db.selectFrom('lead_presence').selectAll().where('lead_id', '=', leadId).execute()).toHaveLength(1)
})

it('of a couple that the user does not see is not found', async () => {
  const hidden = await newLead(garden.id, reachable)
  for (const [as, of] of [
    [jonas, hidden],
    [noura, leadId],
    [mara, 999_999],
  ] as const) {
    expect(await refusal('listLeadPresence', { as, path: { leadId: of } })).toMatchObject({ status: 404 })
    expect(await refusal('replaceLeadPresence', { as, path: { leadId: of }, body: { isWriting: true } })).toMatchObject({ status: 404 })
  }
  expect(await refusal('replaceLeadPresence', { as: mara, path: { leadId }, body: {} })).toMatchObject({ status: 422 })
  expect(await refusal('listLeadPresence', { path: { leadId } })).toMatchObject({ status: 401 })
  expect(await refusal('replaceLeadPresence', { path: { leadId }, body: { isWriting: true } })).toMatchObject({ status: 401 })
})
