import { describe, expect, it, vi } from 'vitest'
import schema from '@vendor-panel/contract/realtime.schema.json' with { type: 'json' }
import { couple, openWorld } from '../../../test/world.ts'
import { feedProblems } from './feed-schema.ts'
import { feedTree } from './feed-tree.ts'
import { publishEvents } from './publish-events.ts'

const { ok, signIn, db, clock } = await openWorld()
const mara = await db.selectFrom('customer_users').selectAll().where('username', '=', 'mara').executeTakeFirstOrThrow()
const request = { providerId: 2, name: 'Ada & Bruno', message: 'Hello', contactPreference: 'none', isWedding: true }

const stored = () => db.selectFrom('feed_events').selectAll().where('customer_user_id', '=', mara.id).orderBy('id').execute()

describe('REAL-01 events of every kind', () => {
  it('follow the contract', async () => {
    await db.deleteFrom('feed_events').execute()
    const leadId = (await ok('createIntakeLead', { as: couple, body: request })).data.id
    for (const channel of ['email', 'sms'])
      await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel, body: 'More' } })
    const as = await signIn('mara')
    const { number } = (await ok('getRedirectNumber', { as, path: { providerId: 2 } })).data
    const { extensionNumber } = (await ok('getLead', { as, path: { leadId } })).data
    for (const [callId, event] of [
      ['talk', 'ended'],
      ['lost', 'missed'],
    ]) {
      const call = { callId, event, direction: 'in', number, extensionNumber, at: clock.now().toString() }
      await ok('createIntakeCallEvent', { as: couple, body: call })
    }
    const erasedId = (await ok('createIntakeLead', { as: couple, body: request })).data.id
    await ok('eraseLead', { as, path: { leadId: erasedId } })
    const rows = await stored()
    expect(rows.map(({ kind }) => kind)).toEqual(['lead', 'message', 'message', 'call', 'missed_call', 'erased'])
    expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual(schema.$defs.LeadEvent.properties.kind.enum.toSorted())
    expect(feedProblems('store', feedTree(rows))).toEqual([])
    expect(feedProblems('store', feedTree([]))).toEqual([])
  })

  it('are logged instead of written if they do not, without other effects', async () => {
    const leadId = (await ok('createIntakeLead', { as: couple, body: request })).data.id
    const before = await stored()
    const error = vi.fn()
    const event = {
      kind: 'lead' as const,
      lead_id: leadId,
      message_id: null,
      couple_name: '',
      provider_name: 'Rosewood Mill',
      at: clock.now().toString(),
      lead_row: null,
    }
    await publishEvents(db, mara.customer_id, [mara.id], event, { error })
    expect(await stored()).toEqual(before)
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { problems: ['/coupleName minLength', '/at pattern'] },
      'realtime event is not as the contract says',
    )
  })
})
