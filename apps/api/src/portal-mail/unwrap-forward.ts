import { foldForSearch } from '@vendor-panel/domain'
import type { PortalMail } from './read-mail.ts'

type Header = 'from' | 'subject' | 'date' | 'to'

// What mail programs write above a forwarded mail, folded as a search folds them.
const headers: Record<Header, readonly string[]> = {
  from: ['from', 'von', 'gonderen', 'kimden', 'من'],
  subject: ['subject', 'betreff', 'konu', 'الموضوع'],
  date: ['date', 'sent', 'datum', 'gesendet', 'tarih', 'gonderildi', 'gonderilme tarihi', 'التاريخ', 'تاريخ الارسال', 'تم الارسال'],
  to: ['to', 'cc', 'reply-to', 'an', 'kopie', 'antwort an', 'kime', 'alici', 'bilgi', 'yanit adresi', 'الي', 'نسخه', 'الرد علي'],
}
const headerOf = new Map(
  Object.entries(headers).flatMap(([header, names]) => names.map((name) => [foldForSearch(name), header as Header] as const)),
)
// A reply has the same header above the mail that it quotes: only the subject or a line like these distinguishes a forwarded mail from it.
const forwardedSubject = new RegExp(`^(?:${['fwd?', 'wg', 'ilt', foldForSearch('إعادة توجيه')].join('|')}) ?:`)
const forwardedLine = /forwarded message|weitergeleitete|iletilen (?:mesaj|ileti)|(?:الرسالة|رسالة) (?:المحولة|معاد توجيهها)/iu
const separator = /^[\s>]*(?:[-_*]{2,}|begin forwarded message|anfang der weitergeleiteten|iletilen ileti|بدء الرسالة المحولة)/iu
const headerLinesMax = 12
const labelCharsMax = 30

/** A line of a header without marks of quotes and bold text. */
function headerLine(line: string): { header: Header; value: string } | undefined {
  const plain = line
    .slice(0, 500)
    .replaceAll('*', '')
    .replace(/^[\s>]+/, '')
  const end = plain.slice(0, labelCharsMax).search(/[:：]/)
  const header = end === -1 ? undefined : headerOf.get(foldForSearch(plain.slice(0, end)))
  return header && { header, value: plain.slice(end + 1).trim() }
}

/**
 * The mail inside a mail that the vendor forwarded by hand, with its own sender and subject; the vendor's note comes after its text. A mail
 * that has no such header is returned as it is.
 */
export function unwrapForward(mail: PortalMail): PortalMail {
  const lines = mail.text.split(/\r?\n/)
  let isForwarded = forwardedSubject.test(foldForSearch(mail.subject))
  for (const [start, line] of lines.entries()) {
    isForwarded ||= forwardedLine.test(line)
    if (!isForwarded || headerLine(line)?.header !== 'from') continue
    const found: Partial<Record<Header, string>> = {}
    let end = start
    for (; end < lines.length && end < start + headerLinesMax; end++) {
      const at = headerLine(lines[end]!)
      if (!at) break
      found[at.header] ??= at.value
    }
    // A form has a "From" too, and no subject or date right below it.
    if (!found.from || (found.subject === undefined && (found.date === undefined || found.to === undefined))) continue
    const isQuoted = lines[start]!.trimStart().startsWith('>')
    const note = lines.slice(0, start).filter((one) => !separator.test(one))
    const text = [lines.slice(end), note]
      .map((part) => part.map((one) => (isQuoted ? one.replace(/^\s*> ?/, '') : one)))
      .map((part) => part.join('\n').trim())
      .filter(Boolean)
    return unwrapForward({ from: found.from, sender: found.from, subject: found.subject ?? '', text: text.join('\n\n') })
  }
  return mail
}
