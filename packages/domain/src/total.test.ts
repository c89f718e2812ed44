import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as rules from './index.ts'

/** What people, old stores and newer servers may send instead of what a rule expects. */
const anyText = fc.oneof(
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
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, -1, Number.NaN, Infinity, -Infinity, Number.MAX_SAFE_INTEGER))
const instant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) }).map((ms) => Temporal.Instant.fromEpochMilliseconds(ms))
const day = fc.integer({ min: -50_000, max: 80_000 }).map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }))

/** A rule with whatever its types would not have let through, had it come from TypeScript. */
type Call = (text: string, number: number, now: Temporal.Instant, today: Temporal.PlainDate) => unknown
const as = (value: unknown) => value as never

const calls: Record<string, Call> = {
  about: (text) => rules.aboutTextProblems(text, as(text)),
  access: (text, number) => rules.providerPageAccess(text, number, as({ [text]: 'write' }), { mediaManagementRestricted: true }),
  apiError: (text) =>
    rules.formErrors({ version: rules.errorVersion(text), message: text, errors: [{ path: text, message: text }] }, [text, `${text}.a`]),
  average: (text, _, now) => rules.averageResponse([{ createdAt: now, firstResponseAt: now }], now, rules.responseTimeRule(text, text)),
  birthDate: (text, _, __, today) => rules.birthDateProblem(text, today),
  capacity: (text, number) =>
    rules.spaceProblems({
      name: text,
      spaceType: as(text),
      kind: as(text),
      mealMin: number,
      mealMax: text,
      cocktailMin: null,
      cocktailMax: number,
    }),
  calendar: (text, _, now) => [
    rules.calendarEventProblems({ start: now, end: now, remindAt: now }),
    rules.wholeDays({ start: now, end: now }, text),
    rules.calendarRange(text, text, text),
  ],
  card: (text, number, _, today) =>
    rules.cardProblems({ holderName: text, number: text, expiryMonth: number, expiryYear: text, cvv: text }, today),
  outdated: (text, _, __, today) => rules.isPriceOutdated(text, today),
  catalog: (text, number, _, today) =>
    rules.catalogPricingProblems(
      { expireAt: text, prices: [{ weekPeriod: as(text), price: number, unit: text, currency: text, catalogItemOptionId: number }] },
      today,
    ),
  channel: (text) => rules.channelOpen(as(text), as(text)),
  code: (text, number, now) => rules.codeProblem(text, { sentAt: now, tries: number }, now),
  config: (text) => rules.configLabel([], as(text), text),
  country: (text) => rules.countryConfig(text),
  dateRange: (text, _, now) => rules.dateRange(as(text), now, text),
  dateTime: (text, _, now) => rules.formatDateTime(now, text),
  dial: (text) => rules.dialAddress(text, text),
  discount: (text, number) =>
    rules.discountProblems({
      intro: text,
      discountType: as(text),
      discountRatio: number,
      installmentCount: text,
      isPrimary: true,
      regularPrice: number,
    }),
  due: (text, number, now) => rules.dueAt(now, rules.responseTimeRule(text, 'Europe/Berlin'), number),
  email: (text) => rules.emailProblem(text),
  errorReport: (text, number) =>
    rules.errorReport({ url: text, method: text, payload: { [text]: text }, status: number, page: text }, { urls: [text], pages: [] }),
  file: (text, number) =>
    rules.fileProblems(text, { name: text, sizeBytes: number, contentType: text, width: number, height: number }, rules.imageLimits),
  fold: (text) => rules.foldForSearch(text),
  gate: (text, number) => [rules.packageGate(as(text), []), rules.photoGate(number, number, number)],
  identity: (text) => rules.identityNumberProblem(text, text),
  lead: (text, number) => [
    rules.leadDisplayState({ status: as(text), isPrepaid: false, lastCallResult: as(text), isSpamReported: false }),
    rules.leadTone({ displayState: as(text), isWedding: true }),
    rules.leadTransition({ status: as(text), isSpamReported: false }, as(text)),
    rules.leadActions({ status: as(text), isSpamReported: true }),
    rules.leadTags({ itemCount: number, isPrepaid: false, firstLeadType: text }),
  ],
  locale: (text) => [
    rules.parseLocale(text),
    rules.chooseLocale([text], []),
    rules.acceptedLanguages(text),
    rules.isTranslationDisabled(text),
    rules.storedLocale(text, []),
  ],
  message: (text) => rules.leadMessageProblem({ channel: as(text), preference: as(text), subject: text, body: text }),
  modal: (text, _, now) => [
    rules.isModalDue(as(text), text, now),
    rules.isModalDue('missing-data', text, now),
    rules.modalDismissal(as(text), now),
    rules.nextModal([as(text)], () => text, { path: text, isImpersonating: false }, now),
  ],
  money: (text, number) => [rules.formatMoney(number, text, 'en_CA'), rules.formatMoney(number, 'XXX', 'ar_SA')],
  password: (text) => rules.newPasswordProblems({ password: text, passwordMatch: '' }, text),
  prompt: (text) => rules.promptTarget({ path: text }),
  redirect: (text) => rules.safeRedirect(text),
  referral: (_, number) => rules.referralReward(number, { inMonth: number, inTotal: number }),
  review: (text, number) =>
    rules.filterReviews([{ star: number, text, date: text }], {
      includeKeywords: [text],
      excludeKeywords: [],
      minimumStar: number,
      limit: number,
      hasComment: true,
      dateStart: text,
      dateEnd: null,
    }),
  sixMonths: (text, _, now) => [rules.sixMonthRange(now, text), rules.leadListRange({ createdAtStart: text }, now, text)],
  statistics: (text) => rules.statisticsGate(as(text), []),
  template: (text) => rules.fillTemplate(text, { couple_name: text }),
  threeD: (text) => rules.threeDStep({ redirectUrl: text }, [text]),
  video: (text) => rules.parseVideoLink(text, ['youtube', as(text)]),
  webAddress: (text) => rules.webAddressProblem(text),
  workingDays: (text, number, _, today) => rules.addWorkingDays(today, number, text),
}

it.each(Object.entries(calls))('the rule about %s answers whatever comes in, and never throws', (_name, call) => {
  fc.assert(
    fc.property(anyText, anyNumber, instant, day, (text, number, now, today) => {
      expect(call(text, number, now, today)).toBeDefined()
    }),
    { numRuns: 50 },
  )
})
