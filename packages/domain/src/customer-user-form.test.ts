import { describe, expect, it } from 'vitest'
import { customerUserChanges, customerUserProblems } from './customer-user-form.ts'
import type { CustomerUserForm } from './customer-user-form.ts'
import { shapeProblems, updateCustomerUserBody } from './shape.ts'

const form: CustomerUserForm = {
  name: 'Mara Lindqvist',
  username: 'mara',
  oldPassword: '',
  password: '',
  passwordMatch: '',
  emails: ['mara@rosewood.example'],
  phones: ['+16135550140'],
  identityNumber: '',
  birthDate: '',
  profileVideo: '',
  bio: '',
  preferredLanguage: 'en_CA',
  titleId: '1',
  roleId: '2',
}
const today = Temporal.PlainDate.from('2026-11-21')
const context = { isEditing: true, country: 'CA', today, isPhoneValid: (text: string) => text === '+16135550140' }
const found = (change: Partial<CustomerUserForm>, isEditing = true) =>
  customerUserProblems({ ...form, ...change }, { ...context, isEditing }).map((problem) => `${problem.path} ${problem.code}`)

describe('customerUserProblems', () => {
  it.each<[string, Partial<CustomerUserForm>, string[]]>([
    ['valid:', {}, []],
    ['USER-13', { name: ' ', username: '' }, ['name required', 'username required']],
    ['USER-14', { oldPassword: 'sixsix', password: 'short', passwordMatch: 'short' }, ['password too_short']],
    ['USER-15', { password: 'a quiet garden', passwordMatch: 'a quiet garden' }, ['oldPassword required']],
    ['USER-15', { oldPassword: 'short', password: 'a quiet garden', passwordMatch: 'a quiet garden' }, ['oldPassword too_short']],
    ['USER-15', { oldPassword: 'abc' }, ['oldPassword too_short']],
    ['USER-15', { oldPassword: 'sixsix' }, []],
    ['USER-17', { oldPassword: 'sixsix', password: 'a quiet garden', passwordMatch: 'another' }, ['passwordMatch passwords_differ']],
    ['USER-17', { passwordMatch: 'another' }, ['passwordMatch passwords_differ']],
    ['USER-18', { emails: [] }, ['emails[0] required']],
    ['USER-18', { emails: ['mara@rosewood.example', ''] }, ['emails[1] required']],
    ['USER-18', { emails: ['mara'] }, ['emails[0] invalid_email']],
    ['USER-18', { phones: [] }, ['phones[0] required']],
    ['USER-18', { phones: ['+16135550140', '+1613'] }, ['phones[1] invalid_phone']],
    ['USER-18', { phones: ['abc'] }, ['phones[0] invalid_phone']],
    ['USER-26 AMB-24', { phones: ['+1', '+90'] }, ['phones[0] required', 'phones[1] required']],
    ['USER-20', { identityNumber: '123' }, ['identityNumber too_short']],
    ['USER-20', { identityNumber: '123456789012' }, ['identityNumber too_long']],
    ['USER-20', { identityNumber: '1234567890a' }, ['identityNumber digits_only']],
    ['USER-21', { birthDate: '2008-11-22' }, ['birthDate too_young']],
    ['USER-21', { birthDate: '1900-01-01' }, ['birthDate too_old']],
    ['USER-21', { birthDate: '1990-02-30' }, ['birthDate invalid_date']],
    ['USER-23', { profileVideo: 'https://vimeo.com/1' }, []],
    ['USER-23', { profileVideo: 'youtu.be/dQw4w9WgXcQ' }, []],
    ['USER-23', { profileVideo: ' https://example.com/our-film ' }, []],
    ['USER-23', { profileVideo: ' ' }, []],
    ['USER-23 VAL-09', { profileVideo: 'vimeo.com/1' }, ['profileVideo invalid_url']],
    ['USER-23 VAL-09', { profileVideo: 'hello' }, ['profileVideo invalid_url']],
    ['USER-23 VAL-09', { profileVideo: 'javascript:alert(1)' }, ['profileVideo invalid_url']],
  ])('%s a form with %j has the problems %j', (_id, change, problems) => {
    expect(found(change)).toEqual(problems)
  })

  it('USER-16 a new user has no old password', () => {
    expect(found({ password: 'a quiet garden', passwordMatch: 'a quiet garden' }, false)).toEqual([])
    expect(found({ password: 'short', passwordMatch: 'short' }, false)).toEqual(['password too_short'])
    expect(found({ oldPassword: 'abc' }, false)).toEqual([])
  })
})

describe('customerUserChanges', () => {
  it('USER-22 contains the changed fields, and never the confirmation', () => {
    expect(customerUserChanges(form, form)).toEqual({})
    expect(
      customerUserChanges(form, {
        ...form,
        bio: 'Hello',
        oldPassword: 'sixsix',
        password: 'a quiet garden',
        passwordMatch: 'a quiet garden',
      }),
    ).toEqual({
      bio: 'Hello',
      oldPassword: 'sixsix',
      password: 'a quiet garden',
    })
  })

  it.each(['identityNumber', 'birthDate', 'profileVideo', 'bio', 'preferredLanguage', 'titleId', 'roleId'] as const)(
    'USER-22 a cleared %s is sent as null',
    (field) => {
      const filled = { ...form, [field]: field === 'preferredLanguage' ? 'tr_TR' : '1' }
      expect(customerUserChanges({ ...filled, [field]: '' }, filled)).toEqual({ [field]: filled[field] })
      for (const empty of ['', ' ']) {
        const changes = customerUserChanges(filled, { ...filled, [field]: empty })
        expect(changes).toEqual({ [field]: null })
        expect(shapeProblems(updateCustomerUserBody, changes)).toEqual([])
      }
      expect(customerUserChanges({ ...form, [field]: '' }, { ...form, [field]: ' ' })).toEqual({})
    },
  )

  it('USER-22 a field that was not loaded counts as empty', () => {
    const { identityNumber, birthDate, profileVideo, bio } = form
    const empty = { name: '', username: '', emails: [], preferredLanguage: '', titleId: '', roleId: '' } as const
    expect(customerUserChanges({}, { ...form, ...empty, emails: [], phones: [] })).toEqual({})
    expect(customerUserChanges({ identityNumber, birthDate, profileVideo, bio }, { ...form, ...empty, emails: [], phones: [] })).toEqual({})
  })

  it('USER-22 all e-mails are sent if one has changed', () => {
    const emails = ['mara@rosewood.example', 'events@rosewood.example']
    expect(customerUserChanges(form, { ...form, emails })).toEqual({ emails })
  })

  it('USER-15 the old password is only sent with a new one', () => {
    expect(customerUserChanges(form, { ...form, oldPassword: 'sixsix' })).toEqual({})
    expect(customerUserChanges({}, { ...form, password: 'a quiet garden' })).not.toHaveProperty('oldPassword')
  })

  it('USER-22 AMB-24 phones are sent only if one has a number', () => {
    expect(customerUserChanges(form, { ...form, phones: [''] })).toEqual({})
    expect(customerUserChanges(form, { ...form, phones: ['+1'] })).toEqual({})
    expect(customerUserChanges(form, { ...form, phones: ['+16135550140', '', '+90'] })).toEqual({})
    expect(customerUserChanges({ ...form, phones: [''] }, form)).toEqual({ phones: ['+16135550140'] })
    expect(customerUserChanges(form, { ...form, phones: ['+16135550141'] })).toEqual({ phones: ['+16135550141'] })
  })
})

it('USER-20 USER-21 the messages get the bounds', () => {
  const params = (change: Partial<CustomerUserForm>) => customerUserProblems({ ...form, ...change }, context).map((one) => one.params)
  expect(params({ identityNumber: '123', birthDate: '2020-01-01' })).toEqual([{ min: 11 }, { age: 18 }])
  expect(params({ identityNumber: '123456789012', birthDate: '1900-01-01' })).toEqual([{ max: 11 }, { years: 100 }])
})

describe('a change of the sign-in names', () => {
  const stored = { ...form, username: 'jonas', emails: ['jonas@rosewood.example'], phones: ['+16135550102'] }
  it.each([
    ['nothing', {}, false],
    ['another name', { name: 'Jonas O.' }, false],
    ['an empty row', { phones: [...stored.phones, '+1'] }, false],
    ['the username', { username: 'okafor' }, true],
    ['an e-mail address', { emails: ['okafor@rosewood.example'] }, true],
    ['the main e-mail address', { emails: ['okafor@rosewood.example', ...stored.emails] }, true],
    ['a phone number', { phones: ['+16135550177'] }, true],
  ])('AMB-26 a change of %s', (_what, changes, asks) => {
    const rules = { ...context, isPhoneValid: () => true, loaded: stored }
    const problems = customerUserProblems({ ...stored, ...changes }, rules)
    expect(problems.some(({ path, code }) => path === 'oldPassword' && code === 'required')).toBe(asks)
    const sent = customerUserChanges(stored, { ...stored, ...changes, oldPassword: 'correct horse' })
    expect('oldPassword' in sent).toBe(asks)
    expect(customerUserProblems({ ...stored, ...changes, oldPassword: 'correct horse' }, rules)).toEqual(
      problems.filter(({ path }) => path !== 'oldPassword'),
    )
  })
})
