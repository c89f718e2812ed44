import { loadPhoneRules, showsProviderTable } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { contactProblems } from './contact-form.ts'
import { newPerson, personalProblems, personProblems, type PersonFields, type PersonRules } from './person-form.ts'

const rules: PersonRules = { phones: await loadPhoneRules(), country: 'CA', today: Temporal.PlainDate.from('2026-11-17') }
const saved: PersonFields = { ...newPerson, name: 'Mara', username: 'mara', emails: ['mara@rosewood.example'], phones: ['+16135550101'] }

describe('SET-03 the settings have the rules of the form of users', () => {
  it.each<[Partial<PersonFields>, string, string]>([
    [{ name: ' ' }, 'name', 'required'],
    [{ username: '' }, 'username', 'required'],
    [{ username: 'mara2' }, 'oldPassword', 'required'],
    [{ identityNumber: '12x' }, 'identityNumber', 'digits_only'],
    [{ birthDate: '2020-01-01' }, 'birthDate', 'too_young'],
    [{ profileVideo: 'no address' }, 'profileVideo', 'invalid_url'],
  ])('for personal data %j', (change, path, code) => {
    const fields = { ...saved, ...change }
    expect(personalProblems(fields, saved, rules)).toContainEqual(expect.objectContaining({ path, code }))
    expect(personalProblems(fields, saved, rules)).toEqual(personProblems(fields, saved, rules))
  })

  it.each([
    ['email', 'emails', 'mara@rosewood'],
    ['email', 'emails', ''],
    ['phone', 'phones', '+1'],
    ['phone', 'phones', '+1 613 555 01'],
  ] as const)('for a contact of type %s in %s: “%s”', (type, list, value) => {
    const [problem] = contactProblems({ type, value, oldPassword: 'secret' }, { hasValue: true, phones: rules.phones, country: 'CA' })
    const inForm = personProblems({ ...saved, [list]: [value], oldPassword: 'secret' }, saved, rules)
    expect(inForm).toContainEqual(expect.objectContaining({ path: `${list}[0]`, code: problem?.code }))
  })

  it('without contacts, passwords and providers, which have pages of their own', () => {
    const fields = { ...saved, emails: ['?'], password: 'x', passwordMatch: 'y', oldPassword: 'secret' }
    expect(personalProblems(fields, saved, rules)).toEqual([])
    expect(showsProviderTable({ isEditing: true, hideProviders: true, providers: [1] })).toBe(false)
  })
})
