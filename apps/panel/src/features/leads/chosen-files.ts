import { attachmentLimits, fileProblems, messageFilesProblems } from '@vendor-panel/domain'
import type { IntlShape } from 'react-intl'
import { errorText } from '../../shared/form/form-errors.ts'
import type { DraftFile } from './drafts.ts'

export type ChosenFile = Omit<DraftFile, 'problem'> & { contentType: string }

/** Adds files to a draft; one that may not be sent gets its problem: its kind or size, or the number or size of all together (FILE-08). */
export function withChosen(
  before: readonly DraftFile[],
  chosen: readonly ChosenFile[],
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
) {
  return chosen.reduce<readonly DraftFile[]>((files, { contentType, ...file }) => {
    const sendable = [...files.filter(({ problem }) => problem === null), file]
    const [found] = [...fileProblems('files', { ...file, contentType }, attachmentLimits), ...messageFilesProblems('files', sendable)]
    return [...files, { ...file, problem: found ? errorText(found, intl) : null }]
  }, before)
}
