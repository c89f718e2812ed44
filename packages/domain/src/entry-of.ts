/** What a table says for a word; undefined for one that is not in it, be it of a newer server or a name that every object has, such as `constructor` (LEAD-16). */
export function entryOf<Value>(table: { readonly [word: string]: Value }, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
