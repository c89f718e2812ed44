import { charCount, foldForSearch } from '@vendor-panel/domain'
import { countIn, dayIn, emailIn, phoneIn, type ReadValue } from './mail-values.ts'
import { unwrapForward } from './unwrap-forward.ts'

/** A mail at a forwarding address. */
export interface PortalMail {
  /** The address for answers, with its name. */
  from: string
  /** The address that sent it: another one if a form names the couple in Reply-To. */
  sender: string
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
  /** What the couple wrote as subject; null if a form made it. */
  subject: string | null
  message: string
}

/** How one portal or website form writes an enquiry. */
export interface MailFormat {
  /** Null if the mail is in another format. */
  read(mail: PortalMail, countryCode: string): Enquiry | null
}

const nameCharsMax = 120
const labelCharsMax = 60

/** The first characters; never half of one. */
const cut = (text: string, charsMax: number) => Array.from(text).slice(0, charsMax).join('')

/** Without the marks of quotes, lists and bold text at both ends. */
const withoutMarks = (text: string) => text.replace(/^[\s>*•-]+/, '').replace(/[\s*]+$/, '')

/** The name of a sender, without the address. */
const nameIn = (from: string) =>
  from
    .replace(/<[^>]*>|\[mailto:[^\]]*\]/i, '')
    .replace(/["']/g, '')
    .trim()

const same = (email: string, other: string | null) => email.toLowerCase() === other?.toLowerCase()

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

/**
 * `Label: value` lines, as The Knot, WeddingWire, Bridebook and most website forms write them; the message goes on to the next label. What
 * has no field, or says more than its field can store, follows the message.
 */
const labelled: MailFormat = {
  read({ from, sender, subject, text }, countryCode) {
    const found: Partial<Record<Field, string>> = {}
    const rest: string[] = []
    const lineOf: Partial<Record<Field, string>> = {}
    let open: Field | undefined
    for (const line of text.split(/\r?\n/)) {
      const end = line.slice(0, labelCharsMax).search(/[:：]/)
      const field = end === -1 ? undefined : fieldOf.get(foldForSearch(withoutMarks(line.slice(0, end))))
      if (field && found[field] === undefined) {
        found[field] = withoutMarks(line.slice(end + 1))
        lineOf[field] = withoutMarks(line)
        open = field
      } else if (open === 'message') found.message += `\n${line}`
      else if (open && found[open] === '') {
        // Some forms write the value below its label.
        found[open] = withoutMarks(line)
        lineOf[open] = `${lineOf[open]} ${found[open]}`
      } else rest.push(line)
    }
    const known = Object.values(found).filter((value) => value !== '')
    if (known.length < 2 || (!found.name && !found.email)) return null
    /** The value of a field; a line that says more than that stays in the message. */
    const take = <Value>(field: Field, read: (typed: string) => ReadValue<Value>): Value | null => {
      const typed = found[field]
      if (!typed) return null
      const { value, isWhole } = read(typed)
      if (!isWhole) rest.push(lineOf[field]!)
      return value
    }
    const written = take('email', emailIn)
    const answersTo = emailIn(from).value
    const email = written ?? (answersTo === emailIn(sender).value ? null : answersTo)
    // A couple whose signature has labels: its name and its subject are its own.
    const isOwn = email !== null && same(email, answersTo) && same(email, emailIn(sender).value)
    const name = [found.name || (isOwn ? nameIn(from) : ''), found.partner].filter(Boolean).join(' & ')
    if (charCount(name) > nameCharsMax) rest.push(name)
    return {
      name: cut(name || email || subject || from, nameCharsMax),
      email,
      phone: take('phone', (typed) => phoneIn(typed, countryCode)),
      weddingDate: take('weddingDate', (typed) => dayIn(typed, countryCode)),
      guestCount: take('guestCount', countIn),
      subject: (isOwn && subject) || null,
      message: [found.message ?? '', rest.join('\n')]
        .map((part) => part.trim())
        .filter(Boolean)
        .join('\n\n'),
    }
  },
}

/** Any other mail: its sender is the couple, its text the message. */
const plain: MailFormat = {
  read({ from, subject, text }) {
    const email = emailIn(from).value
    const name = nameIn(from)
    return {
      name: cut(name || email || subject || from, nameCharsMax),
      email,
      phone: null,
      weddingDate: null,
      guestCount: null,
      subject: subject || null,
      message: text.trim(),
    }
  },
}

const formats: readonly MailFormat[] = [labelled, plain]

/** The enquiry in a mail, or in the mail that was forwarded in it, by the first format that knows it; and the whole text. */
export function readMail(received: PortalMail, countryCode: string): Enquiry & { text: string } {
  const mail = unwrapForward(received)
  for (const format of formats) {
    const enquiry = format.read(mail, countryCode)
    if (enquiry) return { ...enquiry, text: mail.text.trim() }
  }
  throw new Error('the last format takes every mail')
}
