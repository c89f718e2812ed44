/**
 * Every code that a rule returns, and the parameters of its message.
 * Rules return codes, never sentences; a test compares the message files with this list.
 */
export const codes = {
  // any field (VAL-01..10)
  required: [],
  at_most: ['max'],
  at_least: ['min'],
  too_few: ['min'],
  too_many: ['max'],
  too_short: ['min'],
  too_long: ['max'],
  exact_length: ['length'],
  not_allowed: [],
  invalid_number: [],
  invalid_date: [],
  invalid_email: [],
  invalid_phone: [],
  invalid_url: [],
  digits_only: [],
  not_below_previous: [],
  min_above_max: [],
  form_invalid: [],
  format: [],
  kind: [],
  unknown_field: [],
  // leads
  illegal_transition: [],
  channel_closed: [],
  in_future: [],
  in_past: [],
  before_lead: [],
  subject_required: [],
  subject_too_long: ['max'],
  subject_line_break: [],
  body_required: [],
  body_too_long: ['max'],
  upgrade_required: ['kind', 'feature'],
  // calendar
  not_after_start: [],
  after_start: [],
  range_too_long: ['max'],
  booking_hours_overlap: [],
  booking_hours_short: [],
  // signing in
  password_too_common: [],
  passwords_differ: [],
  code_wrong: [],
  code_expired: [],
  too_many_tries: ['minutes'],
  // users
  too_young: ['age'],
  too_old: ['years'],
  // prices
  date_too_late: ['max'],
  validWeekPeriod: [],
  discount_not_below: [],
  reduction_above_total: [],
  // pages
  space_name: [],
  capacity_digits: ['min', 'max'],
  capacity_missing: [],
  words_between: ['min', 'max'],
  video_host: [],
  media_not_active: [],
  media_rejected: [],
  duplicate_media: [],
  model_image_missing: [],
  // files
  file_extension: ['extensions'],
  file_content: [],
  file_empty: [],
  file_too_large: ['size', 'max'],
  files_too_large: ['size', 'max'],
  image_dimensions: ['maxWidth', 'maxHeight'],
  // payments
  invalid_iban: [],
  card_number: [],
  card_expired: [],
  refused_by_bank: [],
  insufficient_funds: [],
  payment_not_confirmed: [],
  card_cvv: [],
  card_limit: ['max'],
  three_d_form_missing: [],
  three_d_url_invalid: [],
  // testimonials
  no_agreement: [],
  already_commented: [],
  asked_recently: [],
  // referral
  terms_not_accepted: [],
} as const satisfies Record<string, readonly string[]>

/** A code of a refusal, a key of the message catalogues. */
export type Code = keyof typeof codes

/** The values for the parameters of a message. */
export type CodeParams<C extends Code> = Record<(typeof codes)[C][number], string | number>
