import * as z from 'zod/mini'
import type { components } from '@vendor-panel/contract'
import type { Code } from './codes.ts'
import type { FieldProblem } from './field.ts'
import { messageBodyCharsMax, messageSubjectCharsMax } from './lead-message.ts'

// The fast path makes functions from text, which the panel's content security policy forbids and would report.
z.config({ jitless: true })

type Schemas = components['schemas']

/** A shape of exactly a wire type: one that misses a word of the contract, or knows one more, does not compile. */
function shapeOf<Wire>() {
  return <Shape extends z.ZodMiniType<Wire>>(shape: Shape & (Wire extends z.output<Shape> ? unknown : never)): z.ZodMiniType<Wire> => shape
}

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const id = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
const note = z.exactOptional(z.string().check(z.maxLength(2_000)))
const version = z.exactOptional(z.number().check(z.int(), z.minimum(1)))
const date = z.iso.date()

/** An entry of the realtime store, which no contract has checked on its way (REAL-01, REAL-02). */
export const leadEventShape = shapeOf<Schemas['LeadEvent']>()(
  z.object({
    kind: z.enum(['lead', 'message']),
    leadId: id,
    messageId: z.nullable(id),
    coupleName: z.string(),
    providerName: z.string(),
    at: z.iso.datetime(),
  }),
)

/** Sign-in with a password (AUTH-01, AUTH-06). */
export const credentialsShape = shapeOf<Schemas['Credentials']>()(
  z.strictObject({ username: text(254), password: z.string().check(z.minLength(1), z.maxLength(200)) }),
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
      amount: z.exactOptional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(100_000_000)))),
      organizationDate: z.exactOptional(z.nullable(date)),
      note,
      version,
    }),
    z.strictObject({
      type: z.literal('reject'),
      rejectReasonId: z.exactOptional(z.nullable(z.string().check(z.maxLength(60)))),
      note,
      version,
    }),
    z.strictObject({ type: z.literal('not-a-wedding'), note, version }),
    z.strictObject({ type: z.literal('other-provider'), name: z.exactOptional(z.string().check(z.maxLength(200))), note, version }),
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

function refusalOf(issue: z.core.$ZodIssue): { code: Code; params?: Record<string, number> } {
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const min = Number(issue.minimum)
    return min === 1 ? { code: 'required' } : { code: 'too_short', params: { min } }
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return { code: 'too_long', params: { max: Number(issue.maximum) } }
  if (issue.code === 'too_small') return { code: 'at_least', params: { min: Number(issue.minimum) } }
  if (issue.code === 'too_big') return { code: 'at_most', params: { max: Number(issue.maximum) } }
  if (issue.code === 'invalid_type')
    return { code: issue.input === undefined ? 'required' : issue.expected === 'number' ? 'invalid_number' : 'not_allowed' }
  if (issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'datetime')) return { code: 'invalid_date' }
  return { code: 'not_allowed' }
}
