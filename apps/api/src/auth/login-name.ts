/** The form in which a username, e-mail or phone is looked up: what people write differently is the same name (AUTH-01). */
export function loginName(text: string): string {
  const name = text.normalize('NFKC').trim().toLowerCase()
  return /^\+?[\d\s().-]{6,}$/.test(name) ? name.replaceAll(/[^\d+]/g, '') : name
}
