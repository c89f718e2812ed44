import * as fc from 'fast-check'

/** Values that people, old stores and newer servers may send instead of valid ones. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    '-0',
    'NaN',
    '9'.repeat(400),
    '[[[',
    '{{{',
    '(((',
    '%',
    '\\',
    '٣٫٥',
    '2026-99-99',
  ),
)
export const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, -1, Number.NaN, Infinity, -Infinity, Number.MAX_SAFE_INTEGER))
// Days since 1970; many at Temporal's own limits, which have no day before or after.
const [firstDay, lastDay] = [-100_000_000, 100_000_000]
const days = fc.oneof(
  fc.integer({ min: -50_000, max: 80_000 }),
  fc.integer({ min: firstDay, max: firstDay + 400 }),
  fc.integer({ min: lastDay - 400, max: lastDay }),
  fc.constantFrom(firstDay, lastDay),
)
export const anyInstant = fc
  .tuple(days, fc.integer({ min: 0, max: 86_399_999 }))
  .map(([day, ms]) => Temporal.Instant.fromEpochMilliseconds(Math.min(day * 86_400_000 + ms, lastDay * 86_400_000)))
export const anyDay = days.map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }))

/** The form of a customer user with the same text in every field. */
export const customerUser = (text: string) => ({
  name: text,
  username: text,
  oldPassword: text,
  password: text,
  passwordMatch: '',
  emails: [text],
  phones: [text],
  identityNumber: text,
  birthDate: text,
  profileVideo: text,
  bio: text,
  preferredLanguage: text as never,
  titleId: text,
  roleId: text,
})
