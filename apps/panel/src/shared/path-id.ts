/** The record id in an address, or null where the text is none: ids are whole and positive. */
export function pathId(text: string | undefined): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
