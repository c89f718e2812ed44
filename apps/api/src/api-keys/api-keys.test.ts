import { operationAccess, operationScopes } from '@vendor-panel/contract/access'
import type { OperationName } from '@vendor-panel/contract/operation-types'
import { apiKeyScopes, type ApiKeyScope } from '@vendor-panel/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { readContract } from '../platform/contract/document.ts'
import { apiKeyThrottle } from '../platform/session/api-key.ts'
import { acceptedBody, addressOf } from '../../test/hostile-calls.ts'
import { whileLocked } from '../../test/while-locked.ts'
import { anyone, openWorld, type Caller } from '../../test/world.ts'

const world = await openWorld()
const { app, ok, answer, refusal, signIn, newLead, db, clock } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const provider = async (name: string) =>
  (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const mill = await provider('Rosewood Mill')
const add = async (scopes: readonly ApiKeyScope[] = ['couples:read'], more: object = {}, as = mara) =>
  (await ok('createApiKey', { as, body: { name: 'Booking system', scopes, ...more } })).data
const bearer = (secret: string): Caller => ({ authorization: `Bearer ${secret}` })
const one = async (id: number) => (await ok('listApiKeys', { as: mara })).data.find((key) => key.id === id)

beforeEach(async () => void (await db.deleteFrom('rate_limits').where('scope', '=', apiKeyThrottle.scope).execute()))

describe('API keys', () => {
  it('are answered once, and stored as a hash', async () => {
    const { apiKey, secret } = await add()
    expect(secret).toMatch(/^vpk_[\w-]{32}$/)
    expect(apiKey).toMatchObject({ name: 'Booking system', status: 'active', hint: secret.slice(-4), lastUsedAt: null })
    expect(JSON.stringify(await ok('listApiKeys', { as: mara }))).not.toContain(secret)
    const stored = [await db.selectFrom('api_keys').selectAll().execute(), await db.selectFrom('api_key_hashes').selectAll().execute()]
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  it('call an operation of their scope without a session, in the account that made them', async () => {
    const leadId = await newLead(mill)
    const { secret } = await add(['couples:read', 'couples:write'])
    expect((await ok('getLead', { as: bearer(secret), path: { leadId } })).data.id).toBe(leadId)
    await ok('createLeadNote', { as: bearer(secret), path: { leadId }, body: { body: 'From the booking system' } })
    const theirs = await add(['couples:read'], {}, noura)
    expect(await refusal('getLead', { as: bearer(theirs.secret), path: { leadId } })).toMatchObject({ status: 404 })
  })

  it('are named in the audit log next to the user as whom they act', async () => {
    const leadId = await newLead(mill)
    const { secret } = await add(['couples:write'], { name: 'Spreadsheet' })
    await ok('createLeadNote', { as: bearer(secret), path: { leadId }, body: { body: 'Hello' } })
    const { data } = await ok('listAuditEntries', { as: mara, query: { entity: 'lead_note', limit: 1 } })
    expect(data[0]).toMatchObject({ action: 'created', apiKey: 'Spreadsheet', actor: { name: expect.any(String) } })
    await ok('createLeadNote', { as: mara, path: { leadId }, body: { body: 'Hello' } })
    expect((await ok('listAuditEntries', { as: mara, query: { entity: 'lead_note', limit: 1 } })).data[0]!.apiKey).toBeNull()
  })

  it('show their last use, to five minutes', async () => {
    const { apiKey, secret } = await add()
    const used = async () => (await one(apiKey.id))!.lastUsedAt
    const first = clock.now().toString({ fractionalSecondDigits: 3 })
    await ok('listLeads', { as: bearer(secret) })
    expect(await used()).toBe(first)
    clock.advance({ minutes: 4 })
    await ok('listLeads', { as: bearer(secret) })
    expect(await used()).toBe(first)
    clock.advance({ minutes: 2 })
    await ok('listLeads', { as: bearer(secret) })
    expect(await used()).toBe(clock.now().toString({ fractionalSecondDigits: 3 }))
  })

  it('end at once when they are revoked or renewed, and at their expiry', async () => {
    const revoked = await add()
    await ok('deleteApiKey', { as: mara, path: { apiKeyId: revoked.apiKey.id } })
    const renewed = await add()
    const next = (await ok('renewApiKey', { as: mara, path: { apiKeyId: renewed.apiKey.id } })).data
    expect(next.apiKey).toMatchObject({ id: renewed.apiKey.id, scopes: ['couples:read'] })
    const expiring = await add(['couples:read'], { expiresAt: clock.now().add({ hours: 1 }).toString() })
    for (const { secret } of [next, expiring]) await ok('listLeads', { as: bearer(secret) })
    clock.advance({ hours: 1 })
    for (const { secret } of [revoked, renewed, expiring])
      expect(await refusal('listLeads', { as: bearer(secret) })).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect((await one(expiring.apiKey.id))!.status).toBe('expired')
    const path = { apiKeyId: expiring.apiKey.id }
    expect(await refusal('renewApiKey', { as: mara, path })).toMatchObject({ status: 409, code: 'key_expired' })
  })

  it('stop with the account manager as whom they act, and start again when another one renews them', async () => {
    const { apiKey, secret } = await add()
    const manager = db.updateTable('customer_users').where('username', '=', 'mara')
    const { customer_id } = await db
      .selectFrom('customer_users')
      .select('customer_id')
      .where('username', '=', 'mara')
      .executeTakeFirstOrThrow()
    const second = db.updateTable('customer_users').where('username', '=', 'jonas').where('customer_id', '=', customer_id)
    await second.set({ can_manage: true }).execute()
    await manager.set({ can_manage: false }).execute()
    expect(await refusal('listLeads', { as: bearer(secret) })).toMatchObject({ status: 401 })
    const listed = (await ok('listApiKeys', { as: jonas })).data.find(({ id }) => id === apiKey.id)
    expect(listed!.status).toBe('stopped')
    const renewed = (await ok('renewApiKey', { as: jonas, path: { apiKeyId: apiKey.id } })).data
    expect(renewed.apiKey).toMatchObject({ status: 'active', createdBy: { name: expect.stringContaining('Jonas') } })
    await ok('listLeads', { as: bearer(renewed.secret) })
    await manager.set({ can_manage: true }).execute()
    await second.set({ can_manage: false }).execute()
  })

  it('may make five calls a second, counted for each key', async () => {
    const [busy, idle] = [await add(), await add()]
    const { headers } = await answer('listLeads', { as: bearer(busy.secret) })
    expect(headers).toMatchObject({ ratelimit: '"api-key";r=299;t=60', 'ratelimit-policy': '"api-key";q=300;w=60' })
    await db.updateTable('rate_limits').set({ tries: apiKeyThrottle.triesMax }).where('scope', '=', apiKeyThrottle.scope).execute()
    const refused = await refusal('listLeads', { as: bearer(busy.secret) })
    expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([429, 'too_many_tries', '60'])
    expect(refused.headers).toMatchObject({ ratelimit: '"api-key";r=0;t=60', 'ratelimit-policy': '"api-key";q=300;w=60' })
    await ok('listLeads', { as: bearer(idle.secret) })
    clock.advance({ minutes: 1 })
    await ok('listLeads', { as: bearer(busy.secret) })
  })

  it.each([
    ['an unknown key', 'vpk_of_no_account_at_all'],
    ['a key with quotes', "vpk_'or'true"],
    ['the token of a session', mara['x-access-token']!],
    ['nothing', ''],
  ])('%s is refused', async (_what, secret) => {
    expect(await refusal('listLeads', { as: bearer(secret) })).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('a session is not replaced by a key', async () => {
    const { secret } = await add()
    await ok('listApiKeys', { as: { ...mara, ...bearer(secret) } })
    expect(await refusal('listLeads', { as: { ...bearer(secret), 'x-access-token': 'vp_unknown', ...anyone } })).toMatchObject({
      status: 401,
    })
  })
})

describe('the scope of an API key', () => {
  const forSessions = readContract().operations.filter(({ name }) => operationAccess[name] === 'accessToken')
  const scopes = operationScopes as Partial<Record<OperationName, ApiKeyScope>>
  const callWith = (operation: (typeof forSessions)[number], secret: string) => {
    const { headers, payload } = acceptedBody(operation)
    const url = addressOf(operation, {})
    return app.inject({
      method: operation.method,
      url,
      headers: { ...headers, ...bearer(secret) },
      ...(payload !== undefined && { payload }),
    })
  }

  it('opens no operation about users, sessions, cards, keys or webhooks', () => {
    const closed =
      /User|Session|AccessToken|Password|TwoFactor|RecoveryCode|Card|Purchase|Payment|ApiKey|Webhook|Customer|Invitation|Audit|undo|Export/
    expect(Object.keys(scopes).filter((name) => closed.test(name))).toEqual([])
    expect(new Set(Object.values(scopes))).toEqual(new Set(apiKeyScopes))
  })

  it('an operation without a scope refuses every key like a caller without a session', async () => {
    const { secret } = await add(apiKeyScopes)
    const open = []
    for (const operation of forSessions.filter(({ name }) => !(name in scopes))) {
      const { statusCode, body } = await callWith(operation, secret)
      if (statusCode !== 401) open.push(`${operation.name}: ${statusCode} ${body}`)
    }
    expect(open).toEqual([])
  })

  it.each(apiKeyScopes)('%s opens its own operations only', async (scope) => {
    const { secret } = await add([scope])
    for (const operation of forSessions.filter(({ name }) => name in scopes)) {
      const { statusCode } = await callWith(operation, secret)
      if (scopes[operation.name] === scope) expect([401, 403], operation.name).not.toContain(statusCode)
      else expect(statusCode, operation.name).toBe(403)
    }
  })
})

describe('managing API keys', () => {
  it('is for account managers of the account', async () => {
    const { apiKey } = await add()
    const path = { apiKeyId: apiKey.id }
    const body = { name: 'Mine', scopes: ['couples:read'] }
    for (const [as, refused] of [
      [jonas, { status: 403, code: 'forbidden' }],
      [anyone, { status: 401, code: 'unauthenticated' }],
    ] as const) {
      expect(await refusal('listApiKeys', { as })).toMatchObject(refused)
      expect(await refusal('createApiKey', { as, body })).toMatchObject(refused)
      expect(await refusal('renewApiKey', { as, path })).toMatchObject(refused)
      expect(await refusal('deleteApiKey', { as, path })).toMatchObject(refused)
    }
    expect(await refusal('renewApiKey', { as: noura, path })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('deleteApiKey', { as: noura, path })).toMatchObject({ status: 404, code: 'not_found' })
    expect((await ok('listApiKeys', { as: noura })).data.map(({ id }) => id)).not.toContain(apiKey.id)
  })

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ scopes: [] }, 'scopes', 'too_few'],
    [{ scopes: ['users:write'] }, 'scopes[0]', 'not_allowed'],
    [{ expiresAt: '2026-01-01T00:00:00Z' }, 'expiresAt', 'in_past'],
  ])('refuses %o', async (change, path, code) => {
    const body = { name: 'Booking system', scopes: ['couples:read'], ...change }
    expect(await refusal('createApiKey', { as: mara, body })).toMatchObject({ status: 422, errors: [{ path, code }] })
  })

  it('is audited, with the scopes and without the key', async () => {
    const { apiKey, secret } = await add(['couples:read', 'couples:write'])
    await ok('renewApiKey', { as: mara, path: { apiKeyId: apiKey.id } })
    await ok('deleteApiKey', { as: mara, path: { apiKeyId: apiKey.id } })
    const { data } = await ok('listAuditEntries', { as: mara, query: { entity: 'api_key', entityId: apiKey.id } })
    expect(data.map(({ action, detail }) => [action, detail])).toEqual([
      ['deleted', null],
      ['updated', 'renewal'],
      ['created', 'couples:read, couples:write'],
    ])
    expect(JSON.stringify(data)).not.toContain(secret)
  })

  it('ends at fifty keys, also for simultaneous calls', async () => {
    const { customer_id, created_by } = await db
      .selectFrom('api_keys')
      .select(['customer_id', 'created_by'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const key = {
      customer_id,
      name: 'x',
      scopes: '["couples:read"]',
      hint: 'xxxx',
      created_by,
      created_at: clock.now().toString(),
      expires_at: null,
    }
    const has = (await ok('listApiKeys', { as: mara })).data.length
    await db
      .insertInto('api_keys')
      .values(Array.from({ length: 49 - has }, () => key))
      .execute()
    const turn = `select pg_advisory_xact_lock(hashtextextended('API keys ${customer_id}', 0))`
    const tries = await whileLocked(world, turn, 2, () => Promise.allSettled([add(), add()]))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const body = { name: 'One more', scopes: ['couples:read'] }
    expect(await refusal('createApiKey', { as: mara, body })).toMatchObject({ status: 409, code: 'limit_reached' })
  })
})
