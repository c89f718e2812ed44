import { describe, expect, it } from 'vitest'
import { createVendorApi } from './client.ts'
import type { Fetch } from './operation.ts'

describe('a client with an API key', () => {
  const answers = (data: unknown[]) => Response.json({ data, meta: { page: 1, limit: 25, total: data.length, nextCursor: null } })
  const keyed = (fetch: Fetch) => createVendorApi({ baseUrl: 'https://panel.example/api', apiKey: 'vpk_mine', fetch })

  it('sends the key and no header of a session', async () => {
    let sent = new Headers()
    await keyed(async (_url, init) => {
      sent = new Headers(init.headers)
      return answers([])
    }).listLeads()
    expect([...sent]).toEqual([['authorization', 'Bearer vpk_mine']])
  })

  it('rejects with 401 for a key that has ended', async () => {
    const call = keyed(async () => Response.json({ code: 'unauthenticated', message: 'Sign in again.' }, { status: 401 })).listLeads()
    await expect(call).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('has no session besides, and needs one of both', () => {
    const session = { accessToken: () => null, consumerKey: () => 'vendor-panel-web', switchUser: () => null }
    const both = { baseUrl: '/api', apiKey: 'vpk_mine', session, locale: () => 'en_CA' }
    const sentence = 'A client has either a session or an API key.'
    // @ts-expect-error Both do not compile.
    expect(() => createVendorApi(both)).toThrow(sentence)
    // @ts-expect-error Neither does not compile.
    expect(() => createVendorApi({ baseUrl: '/api', locale: () => 'en_CA' })).toThrow(sentence)
    expect(() => createVendorApi({ baseUrl: '/api', apiKey: '' })).toThrow(sentence)
  })
})
