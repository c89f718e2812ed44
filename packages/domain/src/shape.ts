import * as z from 'zod/mini'
import { priceMax } from './catalog-price.ts'
import type { Code } from './codes.ts'
import type { FieldProblem } from './field.ts'
import { messageBodyCharsMax, messageSubjectCharsMax } from './lead-message.ts'
import { chars, date, id, maybe, moment, shapeOf, text, whole } from './shape-parts.ts'
import type { Schemas } from './shape-parts.ts'

export * from './form-shape.ts'

const note = z.exactOptional(z.string().check(chars(2_000)))
const version = z.exactOptional(whole(1, Number.MAX_SAFE_INTEGER))

/** An entry of the realtime store, which no contract has checked on its way; the store has no null, it leaves such a field out (REAL-01, REAL-02). */
export const leadEventShape = shapeOf<Schemas['LeadEvent']>()(
  z.object({
    kind: z.enum(['lead', 'message']),
    leadId: id,
    messageId: z._default(z.nullable(id), null),
    coupleName: z.string().check(chars(200, 1)),
    providerName: z.string().check(chars(200, 1)),
    at: moment,
  }),
)

/** Sign-in with a password (AUTH-01, AUTH-06). */
export const credentialsShape = shapeOf<Schemas['Credentials']>()(
  z.strictObject({ username: text(254), password: z.string().check(chars(200, 1)) }),
)

/** An e-mail to a couple (LEAD-29). */
export const leadEmailShape = shapeOf<Schemas['LeadEmailInput']>()(
  z.strictObject({ subject: text(messageSubjectCharsMax).check(z.regex(/^[^\r\n]*$/)), body: text(messageBodyCharsMax.email) }),
)

/** An SMS to a couple (LEAD-29). */
export const leadSmsShape = shapeOf<Schemas['LeadSmsInput']>()(z.strictObject({ body: text(messageBodyCharsMax.sms) }))

/** A note on a lead (LEAD-05). */
export const leadNoteShape = shapeOf<Schemas['LeadNoteInput']>()(z.strictObject({ body: text(5_000) }))

/** A change of state of a lead (LEAD-21, LEAD-33, LEAD-34, LEAD-37). */
export const leadActionShape = shapeOf<Schemas['LeadActionInput']>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('offer'), note, version }),
    z.strictObject({
      type: z.literal('deal'),
      amount: maybe(whole(0, priceMax)),
      organizationDate: maybe(date),
      note,
      version,
    }),
    z.strictObject({
      type: z.literal('reject'),
      rejectReasonId: maybe(z.string().check(chars(60))),
      note,
      version,
    }),
    z.strictObject({ type: z.literal('not-a-wedding'), note, version }),
    z.strictObject({ type: z.literal('other-provider'), name: z.exactOptional(z.string().check(chars(200))), note, version }),
    z.strictObject({ type: z.literal('reopen'), note, version }),
    z.strictObject({ type: z.literal('report-spam'), reasonId: text(60), note, version }),
  ]),
)

/** What came in, as the shape wants it, or what is wrong with it, by field and code; anything may come in (ERR-06). */
export function readShape<Wire>(
  shape: z.ZodMiniType<Wire>,
  value: unknown,
): { ok: true; value: Wire } | { ok: false; problems: FieldProblem[] } {
  const result = z.safeParse(shape, value, { reportInput: true })
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, problems: result.error.issues.map((issue) => ({ path: pathOf(issue.path), ...refusalOf(issue) })) }
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (all, part) => (typeof part === 'number' ? `${all}[${part}]` : all === '' ? String(part) : `${all}.${String(part)}`),
    '',
  )

const tooSmall: Record<string, Code> = { string: 'too_short', array: 'too_few' }
const tooBig: Record<string, Code> = { string: 'too_long', array: 'too_many' }

function refusalOf(issue: z.core.$ZodIssue): { code: Code; params?: Record<string, number> } {
  if (issue.code === 'too_small') {
    const min = Number(issue.minimum)
    if (issue.origin === 'string' && min === 1) return { code: 'required' }
    return { code: tooSmall[issue.origin] ?? 'at_least', params: { min } }
  }
  if (issue.code === 'too_big') return { code: tooBig[issue.origin] ?? 'at_most', params: { max: Number(issue.maximum) } }
  // A field that is null is as empty as one that is left out; null in place of the whole is no form at all.
  if (issue.input === undefined || (issue.input === null && issue.path.length > 0)) return { code: 'required' }
  if (issue.code === 'invalid_type') return { code: issue.expected === 'number' ? 'invalid_number' : 'not_allowed' }
  if (issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'datetime')) return { code: 'invalid_date' }
  if (issue.code === 'custom') return { code: (issue.params?.['code'] as Code | undefined) ?? 'not_allowed' }
  return { code: 'not_allowed' }
}
