/** The record id in an address, or null if it is invalid: ids are positive integers. */
export function pathId(text: string | undefined): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
