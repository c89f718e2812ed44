import {
  createLeadInteractionBody,
  createLeadMessageBody,
  createLeadNoteBody,
  createLeadSmsBody,
  readShape,
} from '@vendor-panel/domain/shape'
import type { ApiError } from '@vendor-panel/sdk'
import * as z from 'zod/mini'
import { isOutcomeUnknown } from '../outcome-unknown.ts'

const common = {
  id: z.string(),
  /** The `Idempotency-Key` of every try: the server performs the write once. */
  key: z.string(),
  writtenAt: z.string(),
  /** The first try that may have reached the server; null if there was none. */
  triedAt: z.nullable(z.string()),
  leadId: z.number(),
  couple: z.string(),
  /** Why the server refused it. It stays until the user decides. */
  refusal: z.nullable(z.object({ code: z.string(), reason: z.string() })),
}
const entryShape = z.discriminatedUnion('operation', [
  z.object({ ...common, operation: z.literal('createLeadMessage'), body: createLeadMessageBody }),
  z.object({ ...common, operation: z.literal('createLeadSms'), body: createLeadSmsBody }),
  z.object({ ...common, operation: z.literal('createLeadNote'), body: createLeadNoteBody }),
  z.object({ ...common, operation: z.literal('createLeadInteraction'), body: createLeadInteractionBody }),
])

/** A message, a note or the result of a call that waits for the connection. */
export type OutboxEntry = z.infer<typeof entryShape>
export type OutboxOperation = OutboxEntry['operation']
export type BodyOf<Name extends OutboxOperation> = Extract<OutboxEntry, { operation: Name }>['body']

/** The entry in a stored value; the format of an older version counts as none. */
export function entryOf(stored: unknown): OutboxEntry | undefined {
  const entry = readShape(entryShape, stored)
  return entry.ok ? entry.value : undefined
}

/** The text that the user can edit. */
export const textOf = (entry: OutboxEntry): string =>
  entry.operation === 'createLeadInteraction' ? (entry.body.note ?? '') : entry.body.body

/**
 * The entry with another text. It keeps its key: if an earlier version has already been performed, the server refuses this one instead of
 * performing both.
 */
export function withText(entry: OutboxEntry, text: string): OutboxEntry {
  switch (entry.operation) {
    case 'createLeadMessage':
      return { ...entry, body: { ...entry.body, body: text } }
    case 'createLeadInteraction': {
      const { note: _note, ...body } = entry.body
      return { ...entry, body: text.trim() === '' ? body : { ...body, note: text } }
    }
    default:
      return { ...entry, body: { ...entry.body, body: text } }
  }
}

const minuteMs = 60_000
/** The server stores keys for 24 hours. */
const keyMs = 23 * 60 * minuteMs

/** Whether the server may have deleted the key of an earlier try: then only the user can decide whether the entry is sent again. */
const isKeyExpired = ({ triedAt }: OutboxEntry, now: number): boolean => triedAt !== null && now - Date.parse(triedAt) >= keyMs

/** The entry as it is sent now. An interaction that has waited keeps the time at which it was written. */
export function beginTry(entry: OutboxEntry, now: number): OutboxEntry {
  if (isKeyExpired(entry, now)) return { ...entry, refusal: { code: 'outcome_unknown', reason: '' } }
  if (entry.triedAt !== null) return entry
  const tried = { ...entry, triedAt: new Date(now).toISOString() }
  const hasWaited = now - Date.parse(entry.writtenAt) >= minuteMs
  if (tried.operation !== 'createLeadInteraction' || !hasWaited || tried.body.at !== undefined || tried.body.callId !== undefined)
    return tried
  return { ...tried, body: { ...tried.body, at: entry.writtenAt } }
}

/** The entry after a failed try; null if it waits unchanged. */
export function afterFailure(entry: OutboxEntry, error: ApiError): OutboxEntry | null {
  if (isOutcomeUnknown(error)) return null
  const { code, displayMessage, fieldErrors } = error
  const reason = displayMessage ?? fieldErrors[0]?.message ?? ''
  // The server stores no refusal: the next try of another text is the first one of this key.
  return { ...entry, triedAt: code === 'idempotency_key_reused' ? entry.triedAt : null, refusal: { code, reason } }
}

/** Refusals after which the couple may already have received the text, or an earlier version. */
const doubtfulCodes = ['idempotency_key_reused', 'outcome_unknown']
export const isDoubtful = ({ refusal }: OutboxEntry): boolean => refusal !== null && doubtfulCodes.includes(refusal.code)

/** A refused entry that the user sends again: after a doubtful refusal as another write. */
export const sentAgain = (entry: OutboxEntry, newKey: () => string): OutboxEntry => ({
  ...entry,
  refusal: null,
  ...(isDoubtful(entry) && { key: newKey(), triedAt: null }),
})
