/** Digits of any script, which people type in their own. */
const digits = /\p{Nd}/gu
const isAppended = (before: string, after: string) => after.length > before.length && after.startsWith(before)

/** A card number in groups of four. Only text that grows at its end is grouped: elsewhere the cursor would jump. */
export function groupNumber(before: string, after: string): string {
  if (!isAppended(before, after)) return after
  const found = after.match(digits) ?? []
  return found.map((digit, index) => (index > 0 && index % 4 === 0 ? ` ${digit}` : digit)).join('')
}

/** `08 / 29`: the slash is added behind the month. */
export function groupExpiry(before: string, after: string): string {
  if (!isAppended(before, after) || /[/.-]/.test(after)) return after
  const found = (after.match(digits) ?? []).join('')
  return found.length < 2 ? found : `${found.slice(0, 2)} / ${found.slice(2)}`
}

/** Month and year of `08 / 29`, `8/2029`, `0829`, as typed. */
export function splitExpiry(text: string): { expiryMonth: string; expiryYear: string } {
  const [month = '', year] = text.split(/[/.-]/)
  if (year !== undefined) return { expiryMonth: month.trim(), expiryYear: year.trim() }
  const found = (text.match(digits) ?? []).join('')
  return { expiryMonth: found.slice(0, 2), expiryYear: found.slice(2) }
}
