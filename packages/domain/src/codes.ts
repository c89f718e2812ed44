/**
 * Every code a rule answers with, and the parameters its sentence may use.
 * Rules never speak sentences; the message files are checked against this one list.
 */
export const codes = {
  // generic (VAL-01..09)
  required: [],
  at_most: ['max'],
  at_least: ['min'],
  at_least_options: ['min'],
  // leads
  illegal_transition: [],
  channel_closed: [],
  subject_required: [],
  subject_too_long: ['max'],
  subject_line_break: [],
  body_required: [],
  body_too_long: ['max'],
  // passwords
  too_short: ['min'],
  password_too_common: [],
} as const satisfies Record<string, readonly string[]>

/** A reason why a rule refuses, as the message catalogues know it. */
export type Code = keyof typeof codes
