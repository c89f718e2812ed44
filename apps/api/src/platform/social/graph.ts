const timeoutMilliseconds = 10_000

/** An answer of Meta's Graph API; some of them are wrapped into `data`, in a list or not. @throws if it is refused or no object. */
export async function graphAnswer(url: string, query: Record<string, string>, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(addressOf(url, query), { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) })
  // Neither the address nor the answer is part of the message: they have tokens.
  if (!response.ok) throw new Error(`The service answers with ${response.status}`)
  const answer: unknown = await response.json()
  const data = isObject(answer) && 'data' in answer ? [answer['data']].flat()[0] : answer
  if (!isObject(data)) throw new Error('The service answers without an object')
  return data
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** An address with its query. */
export function addressOf(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query).toString()}`
}

/** A text of an answer. Ids longer than 15 digits are texts there, because a number would lose its last digits. */
export function textIn(answer: Record<string, unknown>, name: string): string {
  const value = answer[name]
  if (typeof value !== 'string' || value === '') throw new Error(`The service answers without ${name}`)
  return value
}
