import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { FeedListener } from './feed-listener.ts'

const { db, connection } = await openWorld()

it('a refused listener retries with growing delays until it is connected', async () => {
  const handlers = {
    onEvent: vi.fn(),
    onPresence: vi.fn(),
    onProviderPage: vi.fn(),
    onSessionEnd: vi.fn(),
    onGap: vi.fn(),
    onError: vi.fn(),
  }
  const listener = new FeedListener(connection, handlers)
  await listener.open()
  onTestFinished(() => listener.close())
  const allow = (isAllowed: boolean) =>
    sql`update pg_database set datallowconn = ${isAllowed} where datname = current_database()`.execute(db)
  await allow(false)
  const dropped = performance.now()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'vendor-panel feed'`.execute(db)
  await vi.waitFor(() => expect(handlers.onError).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  expect(performance.now() - dropped).toBeGreaterThan(1400)
  expect(handlers.onGap).not.toHaveBeenCalled()
  await allow(true)
  await vi.waitFor(() => expect(handlers.onGap).toHaveBeenCalledOnce(), { timeout: 10_000 })
  await sql`select pg_notify('feed_events', '1:2:3'), pg_notify('lead_presence', '1:2:4'), pg_notify('provider_pages', '1:2:5'), pg_notify('provider_pages', '1:2:0')`.execute(
    db,
  )
  await vi.waitFor(() => expect(handlers.onPresence).toHaveBeenCalledWith({ customerId: 1, customerUserId: 2, leadId: 4 }))
  await vi.waitFor(() => expect(handlers.onProviderPage).toHaveBeenCalledWith({ customerId: 1, customerUserId: 2, providerId: 5 }))
  // The whole account.
  await vi.waitFor(() => expect(handlers.onProviderPage).toHaveBeenLastCalledWith({ customerId: 1, customerUserId: 2, providerId: 0 }))
  expect(handlers.onEvent).toHaveBeenCalledExactlyOnceWith({ customerId: 1, customerUserId: 2, eventId: 3 })
})
