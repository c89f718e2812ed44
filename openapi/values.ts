/** A valid day in the years that clocks and databases support. */
export function isDate(text: string): boolean {
  if (!/^(?!0000|9999)\d{4}-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

const time = /^T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** An RFC 3339 instant, with nanoseconds at most, on a valid day. */
export function isDateTime(text: string): boolean {
  return isDate(text.slice(0, 10)) && time.test(text.slice(10))
}

/** The length of a text in code points, as JSON Schema counts. */
export function charCount(text: string): number {
  return Array.from(text).length
}
