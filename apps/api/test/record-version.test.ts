/** The version of a record in answers and requests: ETag and If-Match, and no 304. */
import { examples } from '@vendor-panel/contract/examples'
import { describe, expect, it } from 'vitest'
import { requireVersion, versionHeaders } from '../src/platform/contract/record-version.ts'
import type { VendorContext } from '../src/platform/contract/context.ts'
import { handlers } from '../src/handlers.ts'
import { openWorld } from './world.ts'

const version = 7
const world = await openWorld({
  handlers: {
    ...handlers,
    getPromptMeta: async () => ({ status: 200, headers: versionHeaders(version), body: examples.getPromptMeta.answer }),
    createLeadAction: async (context: VendorContext) => {
      requireVersion(context, version)
      return { status: 201, headers: versionHeaders(version + 1), body: await shownLead() }
    },
  },
})
const mara = await world.signIn('mara')
const leadId = (await world.ok('listLeads', { as: mara, query: { limit: 1 } })).data[0]!.id
const shownLead = () => world.ok('getLead', { as: mara, path: { leadId } })

const read = (tag?: string) =>
  world.app.inject({ url: '/api/provider-prompts/meta', headers: { ...mara, ...(tag !== undefined && { 'if-none-match': tag }) } })
const change = (tag?: string, more: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: `/api/leads/${leadId}/actions`,
    payload: { type: 'reopen' },
    headers: { ...mara, ...more, ...(tag !== undefined && { 'if-match': tag }) },
  })

describe('a read', () => {
  it('has the version of its record', async () => {
    const response = await read()
    expect([response.statusCode, response.headers['etag']]).toEqual([200, '"7"'])
  })

  it('is answered completely for any version of the caller: links and pictures change without the version', async () => {
    for (const tag of ['"7"', 'W/"7"', '"6", "7"', '*']) {
      const response = await read(tag)
      expect([response.statusCode, response.json(), response.headers['etag']], tag).toEqual([200, examples.getPromptMeta.answer, '"7"'])
    }
  })

  it('shows a link that was added later', async () => {
    const { data: users } = await world.ok('listCustomerUsers', { as: mara, path: { customerId: 1 } })
    const path = { customerId: 1, customerUserId: users.find(({ username }) => username === 'jonas')!.id }
    const before = await world.answer('getCustomerUser', { as: mara, path })
    await world.ok('createCustomerUserProvider', { as: mara, path, body: { providerId: 1 } })
    const again = await world.answer('getCustomerUser', { as: mara, path, headers: { 'if-none-match': String(before.headers['etag']) } })
    expect([again.status, again.bytes.equals(before.bytes)]).toEqual([200, false])
  })
})

describe('a change', () => {
  it('from the current version succeeds, and returns the next one', async () => {
    for (const tag of [undefined, '"7"', 'W/"7"', '*']) {
      const response = await change(tag)
      expect([response.statusCode, response.headers['etag']], tag).toEqual([201, '"8"'])
    }
  })

  it('from another version is 409 stale_version', async () => {
    for (const tag of ['"6"', '7', '"77"']) {
      const response = await change(tag)
      expect([response.statusCode, response.json()], tag).toMatchObject([409, { code: 'stale_version' }])
    }
  })

  it('that is sent twice under one key returns the same version twice', async () => {
    const key = { 'idempotency-key': 'the-same-change' }
    const [first, second] = [await change('"7"', key), await change('"7"', key)]
    expect(first.headers['etag']).toBe('"8"')
    expect([second.statusCode, second.headers['etag'], second.json()]).toEqual([201, '"8"', first.json()])
  })

  it('returns its ETag, and never 304, which would hide that nothing was done', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: `/api/leads/${leadId}/actions`,
      payload: { type: 'reopen' },
      headers: { ...mara, 'if-none-match': '"8"' },
    })
    expect(response.statusCode).toBe(201)
  })
})
