/** What holds for every operation, read from the contract: who is refused, and how. */
import { operationAccess } from '@vendor-panel/contract/access'
import { examples } from '@vendor-panel/contract/examples'
import type { OperationName } from '@vendor-panel/contract/operation-types'
import { multipartOperations, operationTable } from '@vendor-panel/contract/operations'
import { locales, localeTag } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { anyone, couple, openWorld, type Call } from './world.ts'

const world = await openWorld()
const mara = await world.signIn('mara')

const names = Object.keys(operationTable) as OperationName[]
const withAccess = (access: string) => names.filter((name) => operationAccess[name] === access)
const isForm = (name: OperationName) => (multipartOperations as readonly OperationName[]).includes(name)
const writing = names.filter((name) => examples[name].body !== undefined && !isForm(name))
const ids = { accessTokenId: mara['x-access-token']!, leadId: 1, commentId: 1, customerId: 1, customerUserId: 1 }
const callerOf = (name: OperationName) => ({ accessToken: mara, serviceKey: couple, consumerKey: anyone, none: {} })[operationAccess[name]]
const callOf = (name: OperationName): Call => ({
  path: ids,
  as: callerOf(name),
  ...(examples[name].body !== undefined && !isForm(name) && { body: examples[name].body }),
})

/** A body as bytes, past everything that would make it good JSON. */
function sendRaw(name: OperationName, payload: string, contentType = 'application/json') {
  const [method, template] = operationTable[name]
  const url = `/api${template.replaceAll(/\{(\w+)\}/g, (_, key: keyof typeof ids) => String(ids[key]))}`
  return world.app.inject({ method, url, payload, headers: { ...callerOf(name), 'content-type': contentType } })
}

describe('who calls', () => {
  it.each(withAccess('accessToken'))('HTTP-01 %s refuses a stranger before it looks at what is asked', async (name) => {
    for (const as of [{}, anyone, couple, { ...mara, 'x-access-token': 'vp_unknown' }])
      expect(
        await world.refusal(name, { path: { ...ids, leadId: 'x' }, ...(!isForm(name) && { body: { nonsense: 1 } }), as }),
      ).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      })
  })

  it.each(withAccess('serviceKey'))('%s refuses everybody but a service', async (name) => {
    for (const as of [{}, anyone, mara, { 'x-service-key': 'another' }])
      expect(await world.refusal(name, { ...callOf(name), as })).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it.each(withAccess('consumerKey'))('HTTP-03 %s refuses who does not name an app', async (name) => {
    expect(await world.refusal(name, { ...callOf(name), as: { 'x-consumer-key': 'another' } })).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    })
  })
})

describe('what is sent', () => {
  it.each(writing)('%s refuses what is no JSON', async (name) => {
    for (const payload of ['{', '', 'null{', '\u0000']) {
      const response = await sendRaw(name, payload)
      expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'malformed' }])
    }
  })

  it.each(writing)('%s refuses text that cannot be kept, and endless nesting', async (name) => {
    const deep = '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)
    for (const payload of [
      '{"body":"a\\u0000b"}',
      '{"body":"\\ud800"}',
      '{"a\\u0000":1}',
      deep,
      '['.repeat(100_000) + ']'.repeat(100_000),
    ]) {
      const response = await sendRaw(name, payload)
      expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'malformed' }])
    }
  })

  it.each(writing)('%s refuses a prototype in disguise', async (name) => {
    expect((await sendRaw(name, '{"__proto__":{"isAdmin":true}}')).statusCode).toBe(400)
  })

  it.each(writing)('%s refuses another kind of body', async (name) => {
    for (const contentType of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml']) {
      const response = await sendRaw(name, 'a=1', contentType)
      expect([response.statusCode, response.json()]).toMatchObject([415, { code: 'unsupported_media_type' }])
    }
  })

  it.each(writing)('%s refuses more than it reads', async (name) => {
    const response = await sendRaw(name, JSON.stringify({ body: 'x'.repeat(300_000) }))
    expect([response.statusCode, response.json()]).toMatchObject([413, { code: 'too_large' }])
  })

  it.each(writing)('ERR-04 %s names the fields it does not know, and those that are missing', async (name) => {
    for (const body of [{ surplus: 1 }, [], 'text', 7, null]) {
      const refused = await world.refusal(name, {
        ...callOf(name),
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      expect(refused).toMatchObject({
        status: 422,
        code: 'invalid',
        message: 'There is an error in the submitted fields! Please check the form.',
      })
      expect(refused.headers['error-version']).toBe('2')
      expect(refused.errors?.length).toBeGreaterThan(0)
    }
  })

  it.each(names.filter((name) => operationTable[name][1].includes('leadId')))('%s refuses what is no id', async (name) => {
    for (const leadId of ['x', '0', '-1', '1.5', '99999999999999999999', '%00', ' ', '\u0000'])
      expect((await world.refusal(name, { ...callOf(name), path: { ...ids, leadId } })).status).toBeOneOf([400, 422])
  })

  it('a query the contract does not know is refused, not ignored', async () => {
    expect(await world.refusal('listLeads', { query: { displayState: 'new' }, as: mara })).toMatchObject({
      status: 422,
      errors: [{ path: 'displayState', code: 'unknown_field' }],
    })
  })

  it('no address makes an error of ours', async () => {
    for (const url of [
      '/api/leads/%',
      '/api/%00',
      `/api/leads/${'9'.repeat(500)}`,
      '/api/leads?q=%00',
      '/api/leads?q=%ff',
      '/api//leads',
      '/api/leads?page[]=1',
      '/api/leads?page=1&page=2',
    ])
      expect((await world.app.inject({ url, headers: mara })).statusCode, url).toBeLessThan(500)
  })
})

describe('what is not there', () => {
  it.each([...new Set(Object.values(operationTable).map(([, path]) => path))])(
    '%s answers other methods with 405 and those it has',
    async (path) => {
      const here = Object.values(operationTable).filter(([, other]) => other === path)
      const allowed = here.flatMap(([method]): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        if (allowed.includes(method)) continue
        const response = await world.app.inject({ method, url })
        expect([response.statusCode, response.json()]).toMatchObject([405, { code: 'method_not_allowed' }])
        expect(String(response.headers['allow']).split(', ').toSorted()).toEqual(allowed.toSorted())
      }
    },
  )

  it('an unknown address is 404 in the words of the contract', async () => {
    const response = await world.app.inject({ url: '/api/no-such-thing' })
    expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'not_found' }])
    expect(response.headers['error-version']).toBe('1')
  })

  it('HEAD answers as GET does, without the body', async () => {
    const [get, head] = [await world.app.inject({ url: '/api/health' }), await world.app.inject({ method: 'HEAD', url: '/api/health' })]
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

describe('in which words', () => {
  it('ERR-03 every refusal carries error-version; in version 1 the message may be shown (ERR-05, AMB-10)', async () => {
    const refused = await world.refusal('getLead', { path: { leadId: 999_999_999 }, as: mara })
    expect(refused).toMatchObject({ status: 404, message: 'There is nothing here.' })
    expect(refused.headers['error-version']).toBe('1')
  })

  it('I18N-12 speaks the language asked for, in either spelling, and English to everybody else', async () => {
    const spoken = async (language: string) => (await world.refusal('getPromptMeta', { headers: { 'accept-language': language } })).message
    const messages = new Map<string, string>()
    for (const locale of locales) {
      messages.set(locale, await spoken(localeTag(locale)))
      expect(await spoken(locale)).toBe(messages.get(locale))
    }
    expect(messages.get('de_DE')).toBe('Bitte melden Sie sich an.')
    expect(new Set(messages.values()).size).toBe(4)
    expect(await spoken('fr-FR, tr;q=0.5')).toBe(messages.get('tr_TR'))
    expect(await spoken('xx')).toBe(messages.get('en_CA'))
    expect(await spoken(';;;q=,')).toBe(messages.get('en_CA'))
  })

  it('ERR-06 a wrong place is named as forms name it', async () => {
    const refused = await world.refusal('listConfigs', { query: { itemTypes: 'lead_status,nonsense' } })
    expect(refused.errors).toMatchObject([{ path: 'itemTypes[1]', code: 'not_allowed' }])
  })
})
