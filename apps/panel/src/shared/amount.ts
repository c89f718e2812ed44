import { latinDigits } from '@vendor-panel/domain'

const spaces = /[\s\u00a0\u202f'’]/g

/** Reads a whole amount as people of this locale type it: their digits, their separators between thousands. `undefined` when it is none. */
export function readAmount(text: string, locale: string): number | undefined {
  const group = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12345).find(({ type }) => type === 'group')?.value
  const plain = latinDigits(text.replace(spaces, '').replaceAll(group ?? ',', ','))
  // A separator anywhere else is a fraction: 11,5 is not 115.
  return /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}
