/**
 * The entry of a table for a key; undefined for a key of a newer server, and for names that every object has, such as `constructor`
 * (LEAD-16).
 */
export function entryOf<Value>(table: { readonly [word: string]: Value }, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
