import { createLeadMessageBounds } from '@vendor-panel/domain/bounds'

const subjectCharsMax = createLeadMessageBounds.subject.maxLength

/** The subject of a received mail as it is stored; one that is too long is also the start of its text. */
export function storedSubject(received: string | null): { subject: string | null; start: string[] } {
  const chars = Array.from(received ?? '')
  if (chars.length <= subjectCharsMax) return { subject: received || null, start: [] }
  return { subject: `${chars.slice(0, subjectCharsMax - 1).join('')}…`, start: [chars.join('')] }
}
