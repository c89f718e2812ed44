import { emailProblem, foldForSearch, latinDigits, parseDate, pastedText } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'

/** A mail at a forwarding address. */
export interface PortalMail {
  from: string
  subject: string
  text: string
}

/** What a mail says about a couple. */
export interface Enquiry {
  name: string
  email: string | null
  phone: string | null
  weddingDate: string | null
  guestCount: number | null
  message: string
}

/** How one portal or website form writes an enquiry. */
export interface MailFormat {
  /** Null if the mail is in another format. */
  read(mail: PortalMail, countryCode: string): Enquiry | null
}

const messageCharsMax = 5000
const nameCharsMax = 120
const labelCharsMax = 60

/** The first characters; never half of one. */
const cut = (text: string, charsMax: number) => Array.from(text).slice(0, charsMax).join('')

/** Without the marks of quotes, lists and bold text at both ends. */
const withoutMarks = (text: string) => text.replace(/^[\s>*•-]+/, '').replace(/[\s*]+$/, '')

type Field = 'name' | 'partner' | 'email' | 'phone' | 'weddingDate' | 'guestCount' | 'message'

// The labels of portals and forms, folded as a search folds them, without colon.
const labels: Record<Field, readonly string[]> = {
  name: [
    'name',
    'your name',
    'full name',
    'names',
    'couple',
    'from',
    'ad soyad',
    'adiniz',
    'isim',
    'ihr name',
    'vor- und nachname',
    'paar',
    'الاسم',
  ],
  partner: ['partner', "partner's name", 'partner name', 'fiance', 'fiancee', 'الشريك'],
  email: ['e-mail', 'email', 'email address', 'e-mail address', 'e-mail-adresse', 'e-posta', 'البريد الإلكتروني'],
  phone: ['phone', 'phone number', 'telephone', 'mobile', 'tel', 'telefon', 'handy', 'telefonnummer', 'الهاتف', 'رقم الهاتف'],
  weddingDate: [
    'wedding date',
    'event date',
    'date of wedding',
    'date',
    'hochzeitsdatum',
    'datum',
    'dugun tarihi',
    'tarih',
    'تاريخ الزفاف',
  ],
  guestCount: ['guests', 'guest count', 'number of guests', 'estimated guests', 'gaste', 'anzahl gaste', 'davetli sayisi', 'عدد الضيوف'],
  message: ['message', 'comments', 'comment', 'details', 'notes', 'additional information', 'nachricht', 'mesaj', 'mesajiniz', 'الرسالة'],
}
const fieldOf = new Map(
  Object.entries(labels).flatMap(([field, names]) => names.map((name) => [foldForSearch(name), field as Field] as const)),
)

/** `Label: value` lines, as The Knot, WeddingWire, Bridebook and most website forms write them; the message goes on to the next label. */
const labelled: MailFormat = {
  read({ from, subject, text }, countryCode) {
    const found: Partial<Record<Field, string>> = {}
    let open: Field | undefined
    for (const line of text.split(/\r?\n/)) {
      const end = line.slice(0, labelCharsMax).search(/[:：]/)
      const field = end === -1 ? undefined : fieldOf.get(foldForSearch(withoutMarks(line.slice(0, end))))
      if (field && found[field] === undefined) {
        found[field] = withoutMarks(line.slice(end + 1))
        open = field
      } else if (open && (found[open] === '' || (open === 'message' && found[open]!.length <= messageCharsMax)))
        found[open] = `${found[open]}\n${line}`.trim()
    }
    const known = Object.values(found).filter((value) => value !== '')
    if (known.length < 2 || (!found.name && !found.email)) return null
    const name = [found.name, found.partner].filter(Boolean).join(' & ')
    const email = emailOf(found.email ?? '')
    return {
      name: cut(name || email || subject || from, nameCharsMax),
      email,
      phone: phoneOf(found.phone ?? '', countryCode),
      weddingDate: dayOf(found.weddingDate ?? ''),
      guestCount: countOf(found.guestCount ?? ''),
      message: cut((found.message || text).trim(), messageCharsMax),
    }
  },
}

/** Any other mail: its sender is the couple, its text the message. */
const plain: MailFormat = {
  read({ from, subject, text }) {
    const email = emailOf(from)
    const name = from
      .replace(/<[^>]*>/, '')
      .replace(/["']/g, '')
      .trim()
    return {
      name: cut(name || email || subject || from, nameCharsMax),
      email,
      phone: null,
      weddingDate: null,
      guestCount: null,
      message: cut(text.trim(), messageCharsMax),
    }
  },
}

const formats: readonly MailFormat[] = [labelled, plain]

/** The enquiry in a mail, by the first format that knows it. */
export function readMail(mail: PortalMail, countryCode: string): Enquiry {
  for (const format of formats) {
    const enquiry = format.read(mail, countryCode)
    if (enquiry) return enquiry
  }
  throw new Error('the last format takes every mail')
}

function emailOf(text: string): string | null {
  const found = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+/u.exec(text)?.[0]
  const email = found === undefined ? '' : pastedText(found)
  return email !== '' && emailProblem(email) === null ? email : null
}

function phoneOf(text: string, countryCode: string): string | null {
  const parsed = text === '' ? null : fullPhoneRules.parse(text, countryCode, 'en_US')
  return parsed?.ok ? parsed.e164 : null
}

function countOf(text: string): number | null {
  const count = Number(/\d{1,5}/.exec(latinDigits(text))?.[0] ?? 0)
  return count > 0 ? count : null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day with the year first, with dots, or with the name of the month; the meaning of other notations depends on the country. */
function dayOf(typed: string): string | null {
  const text = latinDigits(typed)
  const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  const dotted = /(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text)
  const named = /([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/i.exec(text)
  const namedFirst = /(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*\.?,? (\d{4})/i.exec(text)
  const month = (name = '') => months.indexOf(name.toLowerCase()) + 1
  const [year, at, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : dotted
      ? [dotted[3], dotted[2], dotted[1]]
      : named
        ? [named[3], month(named[1]), named[2]]
        : [namedFirst?.[3], month(namedFirst?.[2]), namedFirst?.[1]]
  const written = `${year}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return parseDate(written) === null ? null : written
}
