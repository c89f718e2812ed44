import { describe, expect, it } from 'vitest'
import {
  registrationDataProblems,
  registrationStartProblems,
  wizardAccountProblems,
  wizardPhotoProblems,
  wizardPricesProblems,
  wizardProgress,
  wizardSteps,
  wizardStepToContinue,
  type RegistrationFacts,
} from './registration.ts'

const isPhoneValid = (text: string) => text.startsWith('+90')
const person = { name: 'Leyla Aksoy', email: 'leyla@aksoy.example', phone: '+905320000000' }
const paths = (problems: readonly { path: string; code: string }[]) => problems.map(({ path, code }) => `${path} ${code}`)

describe('the start of a registration', () => {
  const start = { ...person, companyName: 'Aksoy Photography' }
  it('AMB-57 asks for company, name, e-mail and phone', () => {
    expect(registrationStartProblems(start, isPhoneValid)).toEqual([])
    expect(paths(registrationStartProblems({ name: ' ', companyName: '', email: '', phone: '' }, isPhoneValid))).toEqual([
      'companyName required',
      'name required',
      'email required',
      'phone required',
    ])
  })
  it('VAL-11 VAL-18 refuses an address and a number that cannot exist', () => {
    expect(paths(registrationStartProblems({ ...start, email: 'leyla@aksoy', phone: '12' }, isPhoneValid))).toEqual([
      'email invalid_email',
      'phone invalid_phone',
    ])
  })
})

describe('the first step', () => {
  const form = { ...person, username: 'leyla', password: 'violet otter', passwordMatch: 'violet otter' }
  const context = { hasPassword: false, country: 'TR', isPhoneValid }
  it('WIZ-05 requires a username, and a password until one is saved', () => {
    expect(wizardAccountProblems(form, context)).toEqual([])
    const without = { ...form, username: '', password: '', passwordMatch: '' }
    expect(paths(wizardAccountProblems(without, context))).toEqual(['username required', 'password required'])
    expect(paths(wizardAccountProblems({ ...without, username: 'leyla' }, { ...context, hasPassword: true }))).toEqual([])
  })
  it('WIZ-05 AUTH-35 checks a new password in place of a saved one', () => {
    const changed = { ...form, passwordMatch: 'violet' }
    expect(paths(wizardAccountProblems(changed, { ...context, hasPassword: true }))).toEqual(['passwordMatch passwords_differ'])
    const onlyAgain = { ...form, password: '' }
    expect(paths(wizardAccountProblems(onlyAgain, { ...context, hasPassword: true }))).toEqual(['password required'])
  })
})

it('WIZ-02 FILE-01 a registration requires a photo', () => {
  expect(wizardPhotoProblems(1)).toEqual([])
  expect(wizardPhotoProblems(0)).toEqual([{ path: 'photos', code: 'too_few', params: { min: 1 } }])
})

it.each([
  [{ priceFrom: 2400, guestsMax: null }, []],
  [{ priceFrom: 2400, guestsMax: 120 }, []],
  [{ priceFrom: null, guestsMax: 9 }, ['priceFrom required', 'guestsMax at_least']],
  [{ priceFrom: 12.5, guestsMax: 99.5 }, ['priceFrom invalid_number', 'guestsMax invalid_number']],
  [{ priceFrom: Number.NaN, guestsMax: 10_000 }, ['priceFrom invalid_number', 'guestsMax at_most']],
])('WIZ-05 the first figures %j have the problems %j', (prices, problems) => {
  expect(paths(wizardPricesProblems(prices))).toEqual(problems)
})

describe('the problems of a registration', () => {
  const about = { about: Array.from({ length: 260 }, (_, index) => `word${index}`).join(' ') }
  const whole: RegistrationFacts = { account: {}, company: {}, category: {}, about, prices: {}, photoCount: 1, agreed: [4, 7] }
  const rules = { requiredTextIds: [4, 7], wordBand: 'error' } as const

  it('WIZ-05 a new one begins with the account, and lacks every step', () => {
    const none = { account: null, company: null, category: null, about: null, prices: null, photoCount: 0, agreed: [] }
    const problems = registrationDataProblems(none, rules)
    expect(problems.map(({ path }) => path)).toEqual(wizardSteps.filter((step) => step !== 'review'))
    expect(wizardStepToContinue(problems)).toBe('account')
    expect(wizardProgress(problems).some(({ isDone }) => isDone)).toBe(false)
  })

  it('WIZ-05 one with every step continues with the review', () => {
    const problems = registrationDataProblems(whole, rules)
    expect(problems).toEqual([])
    expect(wizardStepToContinue(problems)).toBe('review')
    expect(wizardProgress(problems).filter(({ isDone }) => !isDone)).toEqual([{ step: 'review', isDone: false }])
  })

  it.each([
    ['about', { about: { about: 'We take pictures.' } }, 'about words_between'],
    ['photos', { photoCount: 0 }, 'photos too_few'],
    ['agreement', { agreed: [4] }, 'agreement terms_not_accepted'],
  ] as const)('WIZ-02 WIZ-05 PROV-12 an incomplete %s is continued', (step, change, problem) => {
    const problems = registrationDataProblems({ ...whole, ...change }, rules)
    expect(paths(problems)).toContain(problem)
    expect(wizardStepToContinue(problems)).toBe(step)
  })

  it('AMB-23 a country with long words accepts an about text outside of the band', () => {
    const long = { about: `${about.about} ${about.about}` }
    expect(paths(registrationDataProblems({ ...whole, about: long }, rules))).toEqual(['about words_between'])
    expect(registrationDataProblems({ ...whole, about: long }, { ...rules, wordBand: 'warn' })).toEqual([])
  })
})
