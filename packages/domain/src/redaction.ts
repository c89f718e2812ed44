/** What stands for a value that must not be seen. */
export const redacted = '[redacted]'

// ERR-18, PAY-13: by the name of the field, however it is written: accessToken, access_token, X-Access-Token.
const secretNames =
  /password|passwd|secret|token|authorization|cookie|consumerkey|servicekey|cvv|cvc|^pin$|cardnumber|iban|identitynumber|recoverykey|hash$|phone|mobile|gsm|email|mail$|username/
const secretExactly = new Set(['code', 'number', 'pan'])
// Card operations are never sent at all (AMB-35); a payload with these is one.
const cardNames = new Set(['cvv', 'cvc'])

const depthMax = 12

/** A payload as an error report may carry it: passwords, codes, tokens, card data, identity, phone and e-mail replaced, whatever their depth (ERR-18, AMB-35). */
export function redact(payload: unknown): unknown {
  return redactAt(payload, 0)
}

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= depthMax) return redacted
  if (Array.isArray(value)) return value.map((item) => redactAt(item, depth + 1))
  const entries = Object.entries(value)
  if (entries.some(([name]) => cardNames.has(plainName(name)))) return redacted
  return Object.fromEntries(entries.map(([name, item]) => [name, isSecret(name) ? redacted : redactAt(item, depth + 1)]))
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

function isSecret(name: string): boolean {
  const plain = plainName(name)
  return secretExactly.has(plain) || secretNames.test(plain)
}

/** Free text without what looks like an e-mail address, a card or phone number, or a long token. */
function redactText(text: string): string {
  return text
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/gu, redacted)
    .replace(/\+?\d(?:[\s().-]?\d){8,18}/g, redacted)
    .replace(/[\w-]{32,}/g, redacted)
}

/** A path as logs carry it: the template it matches, without query and values (AMB-61); `/…` when it matches none. */
export function routeTemplate(path: string, templates: readonly string[]): string {
  const segments = segmentsOf(path)
  const matches = templates.filter((template) => fits(segmentsOf(template), segments))
  // A fixed word is nearer than a value: /leads/stats before /leads/{leadId}.
  const values = (template: string) => segmentsOf(template).filter(isValue).length
  return matches.toSorted((a, b) => values(a) - values(b))[0] ?? '/…'
}

const segmentsOf = (path: string) =>
  path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter((segment) => segment !== '')
const isValue = (segment: string) => segment.startsWith('{') || segment.startsWith(':')

function fits(template: readonly string[], path: readonly string[]): boolean {
  return template.length === path.length && template.every((segment, index) => isValue(segment) || segment === path[index])
}
