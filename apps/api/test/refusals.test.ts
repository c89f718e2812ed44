/** Rules for every operation, read from the contract: which calls are refused, and how. */
import { operationAccess } from '@vendor-panel/contract/access'
import type { OperationName } from '@vendor-panel/contract/operation-types'
import { operationTable } from '@vendor-panel/contract/operations'
import { locales, localeTag } from '@vendor-panel/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { readContract, type ContractOperation } from '../src/platform/contract/document.ts'
import { uploadThrottles } from '../src/platform/throttle/uploads.ts'
import { acceptedBody, addressOf, hostileCalls, type HostileCall } from './hostile-calls.ts'
import { anyone, couple, openWorld, type Caller, type Refused } from './world.ts'

const world = await openWorld()
const mara = await world.signIn('mara')

// Uploads are counted before they are validated: together, these tests send more of them than a person may in an hour.
beforeEach(async () => void (await world.db.deleteFrom('rate_limits').where('scope', '=', uploadThrottles.user.scope).execute()))

const { operations } = readContract()
const withAccess = (access: string) => operations.filter(({ name }) => operationAccess[name] === access)
const callerOf = (name: OperationName) => ({ accessToken: mara, serviceKey: couple, consumerKey: anyone, none: {} })[operationAccess[name]]
/** The answer of an operation to these callers, by status and code. */
async function answersTo(
  operation: ContractOperation,
  callers: readonly Caller[],
  call = acceptedBody(operation),
  own: Record<string, unknown> = {},
) {
  const answers: [number, string | undefined][] = []
  for (const as of callers) {
    const { headers, payload } = call
    const response = await world.app.inject({
      method: operation.method,
      url: addressOf(operation, own),
      headers: { ...as, ...headers },
      ...(payload !== undefined && { payload }),
    })
    answers.push([response.statusCode, response.json<Partial<Refused>>().code])
  }
  return answers
}

describe('the caller', () => {
  const unauthenticated = (callers: readonly Caller[]) => callers.map(() => [401, 'unauthenticated'])

  it.each(withAccess('accessToken'))('HTTP-01 $name refuses a call without a session before it validates the input', async (operation) => {
    const tokens = ['vp_unknown', ' ', 'x'.repeat(5000), "' or true --", mara['x-access-token']!.toUpperCase()]
    const callers = [{}, anyone, couple, ...tokens.map((token) => ({ ...mara, 'x-access-token': token }))]
    const nonsense = { headers: { 'content-type': 'application/json' }, payload: '{"nonsense":1}' }
    const call = operation.body?.mediaType === 'application/json' ? nonsense : {}
    const wrong = Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema.type === 'integer' ? 'x' : 1]))
    expect(await answersTo(operation, callers, call, wrong)).toEqual(unauthenticated(callers))
  })

  it.each(withAccess('serviceKey'))('$name refuses all callers except a service', async (operation) => {
    const callers = [{}, anyone, mara, { 'x-service-key': 'another' }]
    expect(await answersTo(operation, callers)).toEqual(unauthenticated(callers))
  })

  it.each(withAccess('consumerKey'))("HTTP-03 $name refuses a call without the app's key", async (operation) => {
    expect(await answersTo(operation, [{ 'x-consumer-key': 'another' }])).toEqual([[401, 'unauthenticated']])
  })
})

describe('the input', () => {
  it.each(operations)('ERR-04 ERR-06 $name refuses input that its contract does not describe, and names the field', async (operation) => {
    const wrong = await Promise.all(hostileCalls(operation).map((call) => unexpected(operation, call)))
    expect(wrong.flat()).toEqual([])
  })

  it('no URL causes a server error', async () => {
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

/** The mistakes in the answer to a hostile call. */
async function unexpected(
  { name, method }: ContractOperation,
  { what, url, headers, payload, status, paths = [] }: HostileCall,
): Promise<string[]> {
  const response = await world.app.inject({
    method,
    url,
    headers: { ...callerOf(name), ...headers },
    ...(payload !== undefined && { payload }),
  })
  const { errors = [] } = response.json<Partial<Refused>>()
  const silent = paths.filter((path) => !errors.some((error) => error.path === path))
  const isRight = status.includes(response.statusCode) && response.headers['error-version'] !== undefined && silent.length === 0
  return isRight ? [] : [`${what}: ${response.statusCode} without ${silent.join(', ')}: ${response.body.slice(0, 200)}`]
}

describe('unknown records and URLs', () => {
  it.each([...new Set(Object.values(operationTable).map(([, path]) => path))])(
    '%s answers other methods with 405 and the supported ones',
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

  it('an unknown URL is 404 with the message of the contract', async () => {
    const response = await world.app.inject({ url: '/api/no-such-thing' })
    expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'not_found' }])
    expect(response.headers['error-version']).toBe('1')
  })

  it('HEAD is answered like GET, without the body', async () => {
    const [get, head] = [await world.app.inject({ url: '/api/health' }), await world.app.inject({ method: 'HEAD', url: '/api/health' })]
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

describe('the message', () => {
  it('ERR-03 every refusal carries error-version; in version 1 the message may be shown (ERR-05, AMB-10)', async () => {
    const refused = await world.refusal('getLead', { path: { leadId: 999_999_999 }, as: mara })
    expect(refused).toMatchObject({ status: 404, message: 'This could not be found.' })
    expect(refused.headers['error-version']).toBe('1')
  })

  it('I18N-12 is in the requested language, in either notation, and in English by default', async () => {
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

  it('ERR-06 an invalid field has a path as in forms', async () => {
    const refused = await world.refusal('listConfigs', { query: { itemTypes: 'lead_status,nonsense' } })
    expect(refused.errors).toMatchObject([{ path: 'itemTypes[1]', code: 'not_allowed' }])
  })
})
