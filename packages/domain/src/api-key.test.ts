import { describe, expect, it } from 'vitest'
import { apiKeyProblems, apiKeyStatus, type ApiKeyInput } from './api-key.ts'

const now = Temporal.Instant.from('2026-11-24T14:00:00Z')
const later = now.add({ hours: 1 })
const key: ApiKeyInput = { name: 'Booking system', scopes: ['couples:read'] }

describe('apiKeyProblems', () => {
  it.each<[Partial<ApiKeyInput>, [string, string][]]>([
    [{}, []],
    [{ expiresAt: later }, []],
    [{ expiresAt: null }, []],
    [{ name: '  ' }, [['name', 'required']]],
    [{ name: 'x'.repeat(101) }, [['name', 'too_long']]],
    [{ scopes: [] }, [['scopes', 'required']]],
    [{ expiresAt: now }, [['expiresAt', 'in_past']]],
    [
      { name: '', scopes: [], expiresAt: now },
      [
        ['name', 'required'],
        ['scopes', 'required'],
        ['expiresAt', 'in_past'],
      ],
    ],
  ])('%o has the problems %o', (change, problems) => {
    expect(apiKeyProblems({ ...key, ...change }, now).map(({ path, code }) => [path, code])).toEqual(problems)
  })
})

describe('apiKeyStatus', () => {
  it.each([
    [null, true, 'active'],
    [later, true, 'active'],
    [later, false, 'stopped'],
    [now, true, 'expired'],
    [now, false, 'expired'],
  ] as const)('ends at %s, of a manager: %s → %s', (expiresAt, isOfManager, status) => {
    expect(apiKeyStatus({ expiresAt, isOfManager }, now)).toBe(status)
  })
})
