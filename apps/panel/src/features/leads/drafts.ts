import { isBlank } from '@vendor-panel/domain'
import { readShape } from '@vendor-panel/domain/shape'
import { del, delMany, get, keys, set } from 'idb-keyval'
import * as z from 'zod/mini'

/** A file of an unsent answer; its content is in `draft-files.ts`. `problem` is the reason why it cannot be sent. */
const draftFile = z.object({
  id: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  /** An attachment of the account instead of a file of this device. */
  attachmentId: z.nullable(z.number()),
  problem: z.nullable(z.string()),
})
const content = {
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  body: z.string(),
  // Drafts of older versions have none.
  files: z._default(z.array(draftFile), []),
}
/**
 * An unsent answer to one couple. `attempt` is a request whose answer is unknown: the same content is sent again only with
 * the same key, so that the server sends it once.
 */
const draftShape = z.object({ ...content, savedAt: z.string(), attempt: z.nullable(z.object({ ...content, key: z.string() })) })

export type Draft = z.infer<typeof draftShape>
export type DraftContent = Pick<Draft, 'channel' | 'subject' | 'body' | 'files'>
export type DraftFile = z.infer<typeof draftFile>
export type DraftChannel = DraftContent['channel']

// The user comes first: another user on the same device never sees it, and a 401 keeps it for the same one (AMB-05).
const draftKey = (userId: number, leadId: number) => ['leadDraft', userId, leadId]
/** The key of the content of a file. */
export const draftFileKey = (userId: number, leadId: number, fileId: string) => ['leadDraftFile', userId, leadId, fileId]
const isOf = (userId: number, kinds: readonly unknown[]) => (key: IDBValidKey) =>
  Array.isArray(key) && kinds.includes(key[0]) && key[1] === userId

/** The draft in a stored value; the format of an older version counts as none. */
export function draftOf(stored: unknown): Draft | undefined {
  const draft = readShape(draftShape, stored)
  return draft.ok ? draft.value : undefined
}

/** Adds a text to an answer: what is already written stays, above it. */
export const withTextBelow = (body: string, text: string): string => (isBlank(body) ? text : `${body.trimEnd()}\n\n${text}`)

export const readDraft = async (userId: number, leadId: number): Promise<Draft | undefined> => draftOf(await get(draftKey(userId, leadId)))
export const writeDraft = (userId: number, leadId: number, draft: Draft): Promise<void> => set(draftKey(userId, leadId), draft)
export const deleteDraft = (userId: number, leadId: number): Promise<void> => del(draftKey(userId, leadId))

/** For how many couples this user has an unsent answer: an explicit logout asks if there are any (AMB-05). */
export async function countDrafts(userId: number): Promise<number> {
  return (await keys()).filter(isOf(userId, ['leadDraft'])).length
}

/** Deletes all unsent answers of this user, with their files. */
export async function deleteDrafts(userId: number): Promise<void> {
  await delMany((await keys()).filter(isOf(userId, ['leadDraft', 'leadDraftFile'])))
}

const idsOf = ({ files }: DraftContent) => files.map(({ id }) => id).join()
const isSame = (one: DraftContent, other: DraftContent) =>
  one.channel === other.channel && one.subject === other.subject && one.body === other.body && idsOf(one) === idsOf(other)

/** What is sent: an SMS has no subject and no files. */
const asSent = ({ channel, subject, body, files }: DraftContent): DraftContent =>
  channel === 'sms' ? { channel, subject: '', body, files: [] } : { channel, subject, body, files }

/** The draft as it is sent: with the key of an earlier try of the same content, or a new one. */
export function beginAttempt(draft: Draft, newKey: () => string): Draft & { attempt: NonNullable<Draft['attempt']> } {
  const content = asSent(draft)
  const key = draft.attempt && isSame(draft.attempt, content) ? draft.attempt.key : newKey()
  return { ...draft, attempt: { ...content, key } }
}

/** Whether other content than the current text may already have been sent to the couple. */
export const hasOtherAttempt = ({ attempt, ...content }: Draft): boolean => attempt !== null && !isSame(attempt, asSent(content))

/** Whether the draft has no content to save. */
export const isEmptyDraft = ({ subject, body, files, attempt }: Draft): boolean =>
  subject.trim() === '' && body.trim() === '' && files.length === 0 && attempt === null
