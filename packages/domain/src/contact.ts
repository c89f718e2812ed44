/** A contact of a user as the contract has it (USER-04). */
export interface Contact {
  type: string
  value: string
}

/** The lists of the form: `email` is an e-mail, `mobile` and `phone` are phones; each list has at least one row (USER-04, USER-25). */
export function contactRows(contacts: readonly Contact[]): { emails: string[]; phones: string[] } {
  const valuesOf = (types: readonly string[]) => contacts.filter((contact) => types.includes(contact.type)).map((contact) => contact.value)
  const emails = valuesOf(['email'])
  const phones = valuesOf(['mobile', 'phone'])
  return { emails: emails.length > 0 ? emails : [''], phones: phones.length > 0 ? phones : [''] }
}
