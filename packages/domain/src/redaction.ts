/** Replaces a value that must not be reported. */
export const redacted = '[redacted]'

// ERR-18, PAY-13: by the name of the field, in any notation: accessToken, access_token, X-Access-Token.
const secretNames =
  /password|passwd|secret|token|authorization|cookie|consumerkey|servicekey|cvv|cvc|^pin$|cardnumber|accountnumber|iban|identitynumber|recoverykey|hash$|code$|^otp|otp$|phone|mobile|gsm|email|mail$|username/
const secretExactly = new Set(['key', 'number', 'pan'])
// Codes without a secret: of a country, a coupon, a currency.
const openNames = new Set(['countrycode', 'couponcode', 'currencycode', 'dialcode'])
// Card data is never sent (AMB-35); an object with one of these fields is a card.
const cardNames = new Set(['cvv', 'cvc', 'holdername', 'expirymonth', 'expiryyear'])

const depthMax = 12

/**
 * A payload for an error report: passwords, codes, tokens, card data, identity, phone and e-mail are replaced at every depth (ERR-18,
 * AMB-35).
 * The payload of a card route is removed completely; `route` is a template or a path, '' if unknown.
 */
export function redact(payload: unknown, route: string = ''): unknown {
  if (payload !== undefined && /\/credit-cards(\/|$)/.test(route.replace(/[?#].*/s, ''))) return redacted
  return redactAt(payload, 0)
}

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value, depth)
  // Numbers may be card or phone numbers too; fractions are coordinates and prices.
  if (typeof value === 'number' && Number.isInteger(value)) return redactNumbers(String(value)) === String(value) ? value : redacted
  if (typeof value !== 'object' || value === null) return value
  if (depth >= depthMax) return redacted
  if (Array.isArray(value)) return value.map((item) => redactAt(item, depth + 1))
  const entries = Object.entries(value)
  if (entries.some(([name]) => isOfCard(name))) return redacted
  return Object.fromEntries(entries.map(([name, item]) => [name, isSecret(name) ? redacted : redactAt(item, depth + 1)]))
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

const isOfCard = (name: string) => cardNames.has(plainName(name))

function isSecret(name: string): boolean {
  const plain = plainName(name)
  return secretExactly.has(plain) || (secretNames.test(plain) && !openNames.has(plain))
}

// Form encoding: password=…&name=…
const formField = /(?<![\w.%[\]-])([\w.%[\]-]+)=([^&\r\n]*)/g
// A part of a JSON text, such as the errors of JSON.parse quote: "password":"…"
const jsonField = /"([\w.-]+)"\s*:\s*(?:"(?:[^"\\]|\\.)*"?|[\w.+-]+)/g

/**
 * Text with encoded fields is treated as a payload; in other text, e-mail addresses, card and phone numbers and long tokens are replaced.
 */
function redactText(text: string, depth: number): string {
  const fields = parsed(text)
  if (fields !== undefined) return JSON.stringify(redactAt(fields, depth + 1))
  if ([formField, jsonField].some((field) => [...text.matchAll(field)].some(([, name = '']) => isOfCard(name)))) return redacted
  const plain = text
    .replace(jsonField, (field, name: string) => (isSecret(name) ? `"${name}":"${redacted}"` : field))
    .replace(formField, (field, name: string) => (isSecret(name) ? `${name}=${redacted}` : field))
    .replace(/(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/gu, redacted)
  return redactNumbers(plain).replace(/[\w-]{32,}/g, redacted)
}

/** The value of a JSON text; undefined for any other text, and for a number, which is treated as text. */
function parsed(text: string): unknown {
  if (!/^\s*["[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// A day in ISO form or with dots, not part of a longer number; cards and phones in digits of any script, with any separators.
const day = String.raw`(?<!\p{Nd})(?:(?:19|20)\d\d-[01]\d-[0-3]\d|[0-3]?\d\.[01]?\d\.(?:19|20)\d\d)(?![\p{Pd}.]?\p{Nd})`
const longNumber = String.raw`\+?\p{Nd}(?:[\s().\p{Pd}\p{Cf}−]{0,3}\p{Nd}){8,18}`
const dayOrNumber = new RegExp(`(${day})|${longNumber}`, 'gu')

function redactNumbers(text: string): string {
  return text.replace(dayOrNumber, (_found, date?: string) => date ?? redacted)
}
