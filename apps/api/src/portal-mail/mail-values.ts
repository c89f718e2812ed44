import { emailProblem, foldForSearch, localeTag, locales, parseDate, pastedText } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'

/** What was read from a typed value. */
export interface ReadValue<Value> {
  /** Null if nothing could be read. */
  value: Value | null
  /** Whether the value says all that was typed: "120-150" is read as 120, and says less. */
  isWhole: boolean
}

const nothing = { value: null, isWhole: false }
const hasText = (text: string) => /[\p{L}\p{N}]/u.test(text)
const read = <Value>(value: Value, typed: string, matched: string): ReadValue<Value> => ({
  value,
  isWhole: !hasText(typed.replace(matched, '')),
})

/** The first e-mail address. */
export function emailIn(typed: string): ReadValue<string> {
  const found = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+/u.exec(typed)?.[0]
  const email = found === undefined ? '' : pastedText(found)
  return email !== '' && emailProblem(email) === null ? read(email, typed, found!) : nothing
}

/** A phone number in the notation of the country, or an international one. */
export function phoneIn(typed: string, countryCode: string): ReadValue<string> {
  const parsed = fullPhoneRules.parse(typed, countryCode, 'en_US')
  return parsed.ok && parsed.e164 !== null ? read(parsed.e164, typed, typed) : nothing
}

/** The first number, which may have separators of thousands. */
export function countIn(typed: string): ReadValue<number> {
  const text = foldForSearch(typed)
  const matched = /\d{1,3}(?:[.,٬' ]\d{3})+(?!\d)|\d+/.exec(text)?.[0] ?? ''
  const count = Number(matched.replace(/\D/g, ''))
  // "120 guests" says no more than "120".
  return count > 0 && count < 100_000 ? { value: count, isWhole: !/\d/.test(text.replace(matched, '')) } : nothing
}

// A prefix of at least three letters has one meaning in these languages: "Sept" and "Mar" too.
const monthNames = locales.map(localeTag).flatMap((tag) => {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', calendar: 'gregory', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => ({ name: foldForSearch(format.format(Date.UTC(2026, month, 15))), month: month + 1 }))
})
const monthOf = (word: string) => monthNames.find(({ name }) => name.startsWith(word))?.month

/**
 * A day with the year first, with the name of its month in a language of the product, or in the order of the country. A day that the
 * country writes in several orders, such as 5/9/2027 in Canada, is not guessed.
 */
export function dayIn(typed: string, countryCode: string): ReadValue<string> {
  const text = foldForSearch(typed)
  const yearFirst = /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  const dayFirst = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?:of )?(\p{L}{3,})[\s.,،-]+(\d{4})/u.exec(text)
  const monthFirst = /(\p{L}{3,})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?[\s.,،-]+(\d{4})/u.exec(text)
  const digits = /(?<!\d)(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?[-/.] ?(\d{4}|\d{2})(?!\d)/.exec(text)
  const days = [
    yearFirst && { matched: yearFirst[0], year: yearFirst[1], month: yearFirst[2], day: yearFirst[3] },
    dayFirst && { matched: dayFirst[0], year: dayFirst[3], month: monthOf(dayFirst[2]!), day: dayFirst[1] },
    monthFirst && { matched: monthFirst[0], year: monthFirst[3], month: monthOf(monthFirst[1]!), day: monthFirst[2] },
    digits && { matched: digits[0], year: `20${digits[4]!.slice(-2)}`, ...orderedParts(digits, countryCode) },
  ]
  for (const found of days) {
    if (!found) continue
    const [month, day] = [found.month, found.day].map((part) => String(part).padStart(2, '0'))
    const date = parseDate(`${found.year}-${month}-${day}`)
    if (date) return read(date.toString(), text, found.matched)
  }
  return nothing
}

/** The month and the day; empty if the country writes them in both orders. */
function orderedParts([, first, separator, second]: RegExpExecArray, countryCode: string): { month?: string; day?: string } {
  const inOrder = { month: first!, day: second! }
  const reversed = { day: first!, month: second! }
  if (Number(first) > 12 || separator === '.' || first === second) return reversed
  if (Number(second) > 12) return inOrder
  if (countryCode === 'CA') return {}
  return countryCode === 'US' ? inOrder : reversed
}
