/** The language in the address, for the address of the next page. */
export function langOf(search: string): { lang?: string } {
  const lang = new URLSearchParams(search).get('lang')
  return lang === null ? {} : { lang }
}
