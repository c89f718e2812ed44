/**
 * The fields of a form that differ from the loaded record; lists and objects are compared by content (USER-22). A field that the record
 * lacks counts as empty text.
 */
export function changedFields<Form extends object>(loaded: Partial<Form>, form: Form): Partial<Form> {
  const entries = Object.entries(form) as [keyof Form, Form[keyof Form]][]
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(loaded[name] ?? '', value ?? ''))) as Partial<Form>
}

/** Lists and plain objects are compared by content, days and times by value; anything else, such as a file, by identity. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  const kind = kindOf(a)
  if (kind !== kindOf(b)) return false
  if (kind.startsWith('Temporal.')) return String(a) === String(b)
  if (!isRecord(a) || !isRecord(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(a[name], b[name]))
}

/** `Array`, `Object`, `Date`, `Temporal.PlainDate` … */
const kindOf = (value: unknown) => Object.prototype.toString.call(value).slice('[object '.length, -1)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  [Array.prototype, Object.prototype, null].includes(Object.getPrototypeOf(value))
