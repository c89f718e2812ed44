const spaces = /[\s\u00a0\u202f'’]/g

/** Reads a whole number as people of this locale type it: their digits, their separators between thousands. `undefined` when it is none. */
export function readWholeNumber(text: string, locale: string): number | undefined {
  const digits = new Map(Array.from({ length: 10 }, (_, value) => [new Intl.NumberFormat(locale).format(value), String(value)]))
  const group = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12345).find(({ type }) => type === 'group')?.value
  const plain = Array.from(text.replace(spaces, ''), (character) =>
    character === group ? ',' : (digits.get(character) ?? character),
  ).join('')
  // A separator anywhere else is a fraction: 11,5 is not 115.
  return /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}
