const separatorsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12345.6)
  const valueOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: valueOf('group'), decimal: valueOf('decimal') }
}

// Arabic-Indic and Persian digits: the low four bits of a code point are the digit.
const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))

// Spaces, apostrophes between thousands (Swiss), and invisible direction marks of pasted numbers.
const ignored = /[\s'’\p{Cf}]/gu

/**
 * Parses a number typed in this locale: digits of either script, with or without thousands separators.
 * `null` for an empty text, `NaN` for anything that is not a number. A separator that cannot separate thousands
 * is a decimal point in every locale: 12.50 is never 1250. An amount may have the sign or the code of its currency.
 */
export function readNumber(text: string, locale: string, unit?: Unit): number | null {
  const { group, decimal } = separatorsOf(locale)
  const signs = typeof unit === 'object' && 'currency' in unit ? [signOf(locale, unit).text, unit.currency] : []
  const bare = signs.reduce((rest, sign) => rest.replace(sign, ''), text)
  const typed = latinDigits(bare.replace(ignored, '')).replace('−', '-').replaceAll('٬', group).replaceAll('٫', decimal)
  if (typed === '') return null
  const isGrouped = group !== '' && new RegExp(`^-?\\d{1,3}([${group}]\\d{3})+([${decimal}]|$)`).test(typed)
  const plain = isGrouped ? typed.replaceAll(group, '').replace(decimal, '.') : typed.replace(/[,،٫]/, '.')
  return /^-?(\d{1,15}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** A number formatted for this locale; an empty text for null. A fraction beyond `fractionDigits` is shown, not rounded. */
export function writeNumber(value: number | null, locale: string, fractionDigits: number): string {
  if (value === null || Number.isNaN(value)) return ''
  return new Intl.NumberFormat(locale, { maximumFractionDigits: Math.max(fractionDigits, decimalsOf(value)) }).format(value)
}

const decimalsOf = (value: number) => Math.min(15, (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length)

/** The unit of a number: percent, whole or part of a currency, or a text of the page. */
export type Unit = 'percent' | { currency: string } | { text: string }

/** The sign of a unit, and the side of the number on which this locale has it. */
export function signOf(locale: string, unit: Unit): { text: string; side: 'start' | 'end' } {
  if (unit !== 'percent' && 'text' in unit) return { text: unit.text, side: 'end' }
  const style = unit === 'percent' ? { style: unit } : { style: 'currency' as const, currency: unit.currency }
  const parts = new Intl.NumberFormat(locale, style).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency' || type === 'percentSign')
  const text = (parts[at]?.value ?? '').replace(/\p{Cf}/gu, '')
  return { text, side: at < parts.findIndex(({ type }) => type === 'integer') ? 'start' : 'end' }
}
