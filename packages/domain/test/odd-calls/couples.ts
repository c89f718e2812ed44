import { as, isPhoneValid, rules, type Calls } from '../odd-rules.ts'

/** Calls of the rules about couples, and about what reaches the vendor. */
export const couples: Calls = {
  average: (text, _, now) => rules.averageResponse([{ createdAt: now, firstResponseAt: now }], now, rules.responseTimeRule(text, text)),
  booking: (text, number, now, today) => {
    const buffers = { bufferBeforeMinutes: number, bufferAfterMinutes: number }
    const limits = { durationMinutes: number, minNoticeHours: number, maxPerDay: number, horizonDays: number, ...buffers }
    const link = { ...limits, title: text, hours: [{ weekday: number, from: text, to: '24:00' }], skipsWeddingDays: true }
    rules.openSlots({ rules: link, timeZone: text, now, taken: [], viewings: [now], from: today, days: number })
    rules.bookingProblems({ name: text, email: text, guestCount: number, message: text })
    return [rules.bookingLinkProblems(link), rules.lastBookingDay(link, now, text)]
  },
  calendar: (text, number, now) => [
    rules.calendarEventProblems({ start: now, end: now, allDay: true, remindAt: now }, text),
    rules.eventSpan({ start: now, end: now, allDay: false }, text),
    rules.wholeDays({ start: now, end: now }, text),
    rules.calendarRange(text, text, text),
    rules.wallSpan({ start: now, end: now, allDay: true }, rules.wallClock(text, { start: now, end: now })),
    rules.spanOfWall({ startDay: text, startMinute: number, endDay: '2026-11-20', endMinute: number }, text),
    rules.movedSpan({ start: now, end: now }, { days: number, minutes: number }, text),
    rules.overlappingIds([1, 2].map((id) => ({ id, providerId: number, start: now, end: now }))),
  ],
  availability: (text, number, now, today) => [
    rules.coupleDay(text, [{ date: text, isFree: true, guestsFit: null, quote: { from: { amount: number, currency: text } } }]),
    rules.dayAvailability(text, number, [{ type: as(text), spaceId: null, allDay: false, start: now, end: now }], text),
    rules.guestsFit(number, { mealMin: number, mealMax: null, cocktailMin: null, cocktailMax: number }),
    rules.quoteFor('2026-11-20', number, [{ expireAt: '9999-01-01', season: null, prices: [] }], { today, countryCode: text }),
  ],
  call: (text) => [
    rules.reportedResult({ direction: as(text), status: as(text), result: as(text) }),
    rules.callFailure({ direction: as(text), status: as(text), result: as(text) }),
    rules.dialAddress(text, text),
    rules.interactionResultProblem(as(text), as(text)),
    rules.changeOfInteraction({ type: as(text), result: as(text) }),
  ],
  channel: (text) => rules.channelOpen(as(text), as(text)),
  due: (text, number, now) => rules.dueAt(now, rules.responseTimeRule(text, 'Europe/Berlin'), number),
  lead: (text, number) => [
    rules.leadDisplayState({ status: as(text), isPrepaid: false, lastCallResult: as(text), isSpamReported: false }),
    rules.leadTone({ displayState: as(text), isWedding: true }),
    rules.leadTransition({ status: as(text), isSpamReported: false }, as(text)),
    rules.leadActions({ status: as(text), isSpamReported: true }),
    rules.leadTags({ itemCount: number, isPrepaid: false, firstLeadType: text }),
  ],
  message: (text) => rules.leadMessageProblem({ channel: as(text), preference: as(text), subject: text, body: text }),
  offer: (text, number, _, today) => {
    const offer = { lines: [{ name: text, note: text, quantity: number, price: number }], reduction: number, guestCount: number }
    rules.offerProblems({ ...offer, eventDate: text, validUntil: text, note: text }, today)
    return [rules.offerTotals(offer), rules.offerState(as(text), text, today), rules.offerAnswerProblem(as(text), as(text))]
  },
  reply: (text) => rules.replyText(text),
  modal: (text, _, now) => [
    rules.isModalDue(as(text), text, now),
    rules.isModalDue('missing-data', text, now),
    rules.modalDismissal(as(text), now),
    rules.nextModal([as(text)], () => text, { path: text, isImpersonating: false }, now),
  ],
  prompt: (text) => rules.promptTarget({ path: text }),
  referral: (_, number) => rules.referralReward(number, { inMonth: number, inTotal: number }),
  review: (text, number) => [
    rules.foldedKeywords([text]),
    rules.filterReviews([{ star: number, text, date: text }], {
      includeKeywords: [text],
      excludeKeywords: [],
      minimumStar: number,
      limit: number,
      hasComment: true,
      dateStart: text,
      dateEnd: null,
    }),
  ],
  sixMonths: (text, _, now) => [rules.sixMonthRange(now, text), rules.leadListRange({ createdAtStart: text }, now, text)],
  template: (text) => [
    rules.fillTemplate(text, { couple_name: text }),
    rules.mailTemplateProblems({ name: text, subject: text, body: text }),
  ],
  allowance: (text, number, now) => [
    rules.allowanceMonth(now, text),
    rules.canShowLead({ isShown: false }, { used: number, limit: number }),
    rules.canShowLead({ isShown: false }, null),
  ],
  calls: (text, _, now) => [rules.callProblem(now, now, now), rules.changeOfCall(as(text)), rules.reminderProblem(now, now)],
  means: (_, number) => [
    rules.categoryAverage([
      { count: number, meanMinutes: number },
      { count: 1, meanMinutes: null },
      { count: number, meanMinutes: number },
    ]),
    rules.categoryAverage([]),
  ],
  modals: (text, number) => [
    rules.modalStorageKey(number, as(text), text),
    rules.suppressesModals(text, false),
    rules.dueModals(as({ advertisementVideo: text, missingData: text, referral: number })),
  ],
  referrals: (text, _, __, today) => [
    rules.referralPaidBy(today, text),
    rules.isProposalLapsed(today, today),
    rules.referralProblems({ companyName: text, name: text, phone: text, categoryId: text, hasAcceptedTerms: false }, [text], isPhoneValid),
  ],
  responses: (text, number, now) => {
    const rule = rules.responseTimeRule(text, 'Asia/Riyadh')
    const open = { id: number, createdAt: now, firstResponseAt: null }
    return [
      rules.firstResponse(null, as({ kind: text, direction: text, at: now })),
      rules.countedMinutes(now, Temporal.Instant.fromEpochMilliseconds(0), rule),
      rules.countsInAverage(now, rule)(open),
      rules.responseWindow(now, rule),
      rules.responseCoaching([open], now, rule),
      rules.whatIfAnswered([open], [number], now, now, rule),
      rules.coachingHorizon(now, rule),
    ]
  },
  states: (text, number, _, today) => [
    rules.upgradeRequestAfter(as(text), as(text)),
    rules.userDialogAfter(as(text), as(text), true),
    rules.closedGate(as(text)),
    rules.canApplyForPayments(as(text)),
    rules.hasAgreement({ leadStatus: as(text), isConfirmedByCouple: false }),
    rules.testimonialRequestProblem({ leadStatus: as(text), isConfirmedByCouple: true, hasCommented: false, askedDaysAgo: number }),
    rules.weddingDaysToAsk(today),
    rules.testimonialProblems({ brideName: text, groomName: text, star: number, comment: text }),
    rules.testimonialReplyProblems(text),
    rules.publicCoupleName(text, text),
  ],
}
