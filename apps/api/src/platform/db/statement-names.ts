/** Texts differ with the filters; a limit keeps a hostile mix of them from filling the database's memory. */
const namesMax = 500
/** A text that is sent less often, such as the rows of a seed, takes no name from those that come with every request. */
const sendsBeforeName = 3
const textLengthMax = 20_000

/** Gives names to SQL texts that are sent often; a text without a name is sent unnamed, and parsed and planned each time. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  /** How often each text without a name was sent; the one sent longest ago comes first. */
  const sends = new Map<string, number>()

  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size === namesMax || text.length > textLengthMax) return name
    const count = (sends.get(text) ?? 0) + 1
    sends.delete(text)
    if (count < sendsBeforeName) {
      sends.set(text, count)
      const [oldest] = sends.keys()
      if (sends.size > namesMax && oldest !== undefined) sends.delete(oldest)
      return undefined
    }
    const newName = `q${names.size}`
    names.set(text, newName)
    return newName
  }
}
