import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKeeper } from './draft-keeper.ts'
import { beginAttempt, type Draft, type DraftContent } from './drafts.ts'

/** A device storage that can be slow, full or blocked. */
function deviceOf(kept?: Draft) {
  const rows = new Map<string, Draft>(kept ? [['7/40', kept]] : [])
  const key = (userId: number, leadId: number) => `${userId}/${leadId}`
  return {
    rows,
    read: async (userId: number, leadId: number) => rows.get(key(userId, leadId)),
    write: async (userId: number, leadId: number, draft: Draft) => void rows.set(key(userId, leadId), draft),
    remove: async (userId: number, leadId: number) => void rows.delete(key(userId, leadId)),
  }
}

const greeting: DraftContent = { channel: 'email', subject: 'Your wedding', body: '', files: [] }
const menu = { id: 'menu', name: 'Menu.pdf', sizeBytes: 9, attachmentId: null, problem: null }
const written: Draft = {
  channel: 'sms',
  subject: '',
  body: 'The garden is free.',
  files: [],
  savedAt: '2026-11-17T14:00:00Z',
  attempt: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft', () => {
  it('AMB-05 is saved a moment after the last key, and restored after a reload', async () => {
    const device = deviceOf()
    const keeper = draftKeeper(7, 40, greeting, device)
    await keeper.load()
    keeper.change({ body: 'The gar' })
    keeper.change({ body: 'The garden' })
    expect(keeper.state().status).toBe('typing')
    await vi.runAllTimersAsync()
    expect(keeper.state().status).toBe('saved')

    const reloaded = draftKeeper(7, 40, greeting, device)
    await reloaded.load()
    expect(reloaded.state().draft.body).toBe('The garden')
  })

  it('AMB-05 another user of the device never sees it', async () => {
    const keeper = draftKeeper(8, 40, greeting, deviceOf(written))
    await keeper.load()
    expect(keeper.state()).toMatchObject({ status: 'clean', draft: { body: '' } })
  })

  it('AMB-05 the last text is saved if the page is closed before the delay ends', async () => {
    const device = deviceOf()
    const keeper = draftKeeper(7, 40, greeting, device)
    await keeper.load()
    keeper.change({ body: 'Half a sen' })
    keeper.flush()
    await Promise.resolve()
    expect(device.rows.get('7/40')?.body).toBe('Half a sen')
  })

  it('AMB-05 text that is typed before the storage answers is not overwritten', async () => {
    const keeper = draftKeeper(7, 40, greeting, deviceOf(written))
    const loading = keeper.load()
    keeper.change({ body: 'New text' })
    await loading
    expect(keeper.state().draft.body).toBe('New text')
  })

  it('its key is saved before it is sent, so that a retry after a crash is the same request', async () => {
    const device = deviceOf(written)
    const keeper = draftKeeper(7, 40, greeting, device)
    await keeper.load()
    await keeper.keep(beginAttempt(keeper.state().draft, () => 'key-of-the-first-try'))
    expect(device.rows.get('7/40')?.attempt?.key).toBe('key-of-the-first-try')
  })

  it('a greeting in the subject alone is not saved, and a sent text is removed', async () => {
    const device = deviceOf(written)
    const keeper = draftKeeper(7, 40, greeting, device)
    await keeper.load()
    await keeper.removeSent(written)
    expect(device.rows.size).toBe(0)
    expect(keeper.state()).toMatchObject({ status: 'clean', draft: { channel: 'sms', subject: 'Your wedding', body: '' } })
  })

  it('AMB-05 text typed while a message is being sent stays, without the text that was sent', async () => {
    const device = deviceOf(written)
    const keeper = draftKeeper(7, 40, greeting, device)
    await keeper.load()
    keeper.change({ body: `${written.body} One more thing.` })
    await keeper.removeSent(written)
    expect(keeper.state()).toMatchObject({ status: 'saved', draft: { body: 'One more thing.', attempt: null } })
    keeper.change({ body: 'Another answer' })
    await keeper.removeSent({ ...written, body: 'One more thing.' })
    expect(keeper.state().draft.body).toBe('Another answer')
  })

  it('files that were sent are removed from the draft, one that was added in the meantime stays', async () => {
    const device = deviceOf({ ...written, files: [menu] })
    const keeper = draftKeeper(7, 40, greeting, device)
    await keeper.load()
    const later = { ...menu, id: 'later' }
    keeper.change({ files: [menu, later] })
    await keeper.removeSent({ ...written, files: [menu] })
    expect(keeper.state()).toMatchObject({ status: 'saved', draft: { body: '', files: [later] } })
  })

  it('AMB-05 a storage failure is reported, and the text stays on the screen', async () => {
    const device = { ...deviceOf(), write: () => Promise.reject(new Error('quota')) }
    const keeper = draftKeeper(7, 40, greeting, device)
    await keeper.load()
    keeper.change({ body: 'The garden' })
    await vi.runAllTimersAsync()
    expect(keeper.state()).toMatchObject({ status: 'unsaved', draft: { body: 'The garden' } })
  })
})
