import { delMany, get, set } from 'idb-keyval'
import { draftFileKey, type DraftFile } from './drafts.ts'

/** Whose answer it is, and to which couple. */
export type DraftOwner = { userId: number; leadId: number }

// Also if the storage refuses them: then they are lost with the page only.
const opened = new Map<string, File>()

/** Keeps the content of a chosen file with the draft, so that it survives a reload like the text (AMB-05). */
export function keepDraftFile({ userId, leadId }: DraftOwner, id: string, file: File): void {
  opened.set(id, file)
  set(draftFileKey(userId, leadId, id), file).catch(() => {})
}

/** Deletes the contents of files that were removed or sent. */
export function dropDraftFiles({ userId, leadId }: DraftOwner, files: readonly DraftFile[]): void {
  if (files.length === 0) return
  for (const { id } of files) opened.delete(id)
  delMany(files.map(({ id }) => draftFileKey(userId, leadId, id))).catch(() => {})
}

/** The contents of the files of a draft; those that are no longer on the device are named. */
export async function readDraftFiles(
  { userId, leadId }: DraftOwner,
  files: readonly DraftFile[],
): Promise<{ contents: File[]; missingIds: string[] }> {
  const contents: File[] = []
  const missingIds: string[] = []
  for (const { id, attachmentId, name } of files) {
    if (attachmentId !== null) continue
    const stored: unknown = opened.get(id) ?? (await get(draftFileKey(userId, leadId, id)).catch(() => undefined))
    if (stored instanceof Blob) contents.push(stored instanceof File ? stored : new File([stored], name))
    else missingIds.push(id)
  }
  return { contents, missingIds }
}

/** The files with the problems of a refusal, each at the file that it names: `file[0]` is the first of this device. */
export function withRefusals(files: readonly DraftFile[], refusals: readonly { path: string; message: string }[]): DraftFile[] {
  const problems = new Map<DraftFile, string>()
  for (const { path, message } of refusals) {
    const [, field, index] = /^(file|attachmentIds)(?:\[(\d+)\])?$/.exec(path) ?? []
    const named = files.filter(({ attachmentId }) => (attachmentId === null) === (field === 'file'))
    const file = field === undefined ? undefined : named.at(Number(index ?? -1))
    if (file) problems.set(file, message)
  }
  return files.map((file) => ({ ...file, problem: problems.get(file) ?? file.problem }))
}
