/** The fields of a form that differ from what was loaded; lists and objects by their content (USER-22). Fields the record never had count as empty text. */
export function changedFields<Form extends object>(loaded: Partial<Form>, form: Form): Partial<Form> {
  const entries = Object.entries(form) as [keyof Form, Form[keyof Form]][]
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(loaded[name] ?? '', value ?? ''))) as Partial<Form>
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name)))
}
