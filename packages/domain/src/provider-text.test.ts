import { describe, expect, it } from 'vitest'
import { providerTextCharsMax, providerTextKeys, providerTextProblems, providerTextStatus } from './provider-text.ts'

const words = (count: number) => Array.from({ length: count }, () => 'garden').join(' ')

describe('providerTextProblems', () => {
  it('PROV-12 PROV-13 an about text has 250 to 300 words; where words are long only the characters count', () => {
    expect(providerTextProblems('about', words(249), 'error')).toEqual([
      { path: 'about', code: 'words_between', params: { min: 250, max: 300 } },
    ])
    expect(providerTextProblems('about', words(250), 'error')).toEqual([])
    expect(providerTextProblems('about', words(249), 'warn')).toEqual([])
    expect(providerTextProblems('about', '', 'warn')).toEqual([{ path: 'about', code: 'too_short', params: { min: 300 } }])
  })

  it('PROV-09 the other texts have a length, and may be empty', () => {
    for (const key of providerTextKeys.filter((one) => one !== 'about')) {
      const max = providerTextCharsMax[key]
      expect(providerTextProblems(key, '', 'error'), key).toEqual([])
      expect(providerTextProblems(key, ` ${'ü'.repeat(max)} `, 'error'), key).toEqual([])
      expect(providerTextProblems(key, 'ü'.repeat(max + 1), 'error'), key).toEqual([{ path: key, code: 'too_long', params: { max } }])
    }
  })
})

it.each([
  [{ published: null, pending: null, draft: null, isRejected: false }, 'passive'],
  [{ published: 'a', pending: null, draft: null, isRejected: false }, 'active'],
  [{ published: 'a', pending: null, draft: 'b', isRejected: false }, 'draft'],
  [{ published: 'a', pending: null, draft: 'b', isRejected: true }, 'rejected'],
  [{ published: 'a', pending: null, draft: null, isRejected: true }, 'active'],
  [{ published: 'a', pending: 'c', draft: 'b', isRejected: true }, 'pending'],
] as const)('PROV-09 PROV-13 the status of %o is %s', (state, expected) => expect(providerTextStatus(state)).toBe(expected))
