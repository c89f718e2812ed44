import type { Locale } from './contract.ts'
import { localeTag } from './locale.ts'

/**
 * A formatted amount whose sign keeps its order in right-to-left text: without the mark, a sign of letters and a symbol, such as `CA$`, would
 * be shown as `$CA` (I18N-14).
 */
export const withSignInOrder = (text: string) => text.replace(/^\u200f.*\p{Script=Latin}\p{Sc}$/su, '$&\u200e')

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount in whole units of a currency, formatted for a locale with its digits (REFER-13, I18N-14); an unknown currency is shown by its
 * code.
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const isKnown = /^[A-Z]{3}$/.test(currency)
  const style: Intl.NumberFormatOptions = isKnown ? { style: 'currency', currency } : {}
  const key = `${locale} ${style.currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(localeTag(locale), { ...style, maximumFractionDigits: 0 })
  formats.set(key, format)
  return isKnown ? withSignInOrder(format.format(amount)) : `${format.format(amount)} ${currency}`.trim()
}
