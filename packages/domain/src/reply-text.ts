import { isBlank } from './field.ts'

/** The line that a mail program writes above the mail it quotes, in the languages of the product; it may be broken into two lines. */
const quoteIntroductions = [
  /^On\b.{4,200}\bwrote:$/i,
  /^Am\b.{4,200}\bschrieb\b.{0,200}:$/i,
  /^.{4,200}(?:şunu yazdı|yazdı|yazmış)\s*:$/i,
  /^(?:في|كتب|بتاريخ).{2,200}(?:كتب|:)\s*:?$/,
]
// Such a line names a year, a time or an address: "On Friday my mother wrote:" is the couple's own sentence.
const quoteSource = /\p{Nd}{4}|\p{Nd}[:.]\p{Nd}{2}|[@<]/u
const quoteLines = [/^-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Orijinal Mesaj|الرسالة الأصلية)\s*-{2,}$/i, /^_{20,}$/]
const headerLine = /^(?:From|Von|Kimden|Gönderen|من)\s*:\s*\S/i
const headerBelow = /^(?:Sent|Date|To|Subject|Gesendet|Datum|An|Betreff|Gönderildi|Tarih|Kime|Konu|تم الإرسال|التاريخ|إلى|الموضوع)\s*:/i

/** Whether the quoted mail begins here. */
function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? ''
  const next = lines[index + 1]?.trim() ?? ''
  if (line !== '' && (introducesQuote(line) || introducesQuote(`${line} ${next}`))) return true
  if (quoteLines.some((pattern) => pattern.test(line))) return true
  return headerLine.test(line) && headerBelow.test(next)
}

const introducesQuote = (line: string) => quoteIntroductions.some((pattern) => pattern.test(line)) && quoteSource.test(line)

const isQuoted = (line: string) => line.startsWith('>')

const introductionLinesMax = 4

/** A quoted mail that is marked line by line, which may have answers between and below its lines; nothing if it is not marked. */
function markedQuote(lines: readonly string[]): readonly string[] {
  const firstQuoted = lines.slice(0, introductionLinesMax + 1).findIndex(isQuoted)
  return firstQuoted === -1 ? [] : lines.slice(firstQuoted)
}

/**
 * The new text of a mail that answers another one: without the quoted mail and without the signature below `-- ` (RFC 3676). The whole text
 * if nothing else would be left: the body of a message (LEAD-07).
 */
export function replyText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const quoteAt = lines.findIndex((_, index) => beginsQuote(lines, index))
  const signatureAt = lines.findIndex((line) => line === '-- ' || line === '--')
  const unsigned = signatureAt === -1 ? lines : lines.slice(0, signatureAt)
  const kept = quoteAt === -1 ? unsigned : [...unsigned.slice(0, quoteAt), ...markedQuote(unsigned.slice(quoteAt))]
  const reply = kept
    .filter((line) => !isQuoted(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return isBlank(reply) ? text.trim() : reply
}
