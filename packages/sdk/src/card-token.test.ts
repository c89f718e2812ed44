import { afterEach, expect, it, vi } from 'vitest'
import { createCardToken } from './card-token.ts'

const card = { holderName: 'Mara Lindqvist', number: '4242424242424242', expiryMonth: 8, expiryYear: 2029, cvv: '123' }
const url = 'https://vault.bank.example/tokens'
const answering = (answer: () => Promise<Response>) => {
  const sent = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', sent)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

it('PAY-13 a card goes to the bank alone, without a header of our own or a cookie', async () => {
  const sent = answering(() => Promise.resolve(Response.json({ token: 'tok_1' }, { status: 201 })))
  expect(await createCardToken(url, card)).toBe('tok_1')
  const [to, init] = sent.mock.calls[0]!
  expect(to).toBe(url)
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' })
  expect(init?.headers).toEqual({ 'content-type': 'application/json' })
  expect(init?.body).toBe(JSON.stringify(card))
})

it.each([
  ['a card that the bank does not accept', () => Promise.resolve(Response.json({}, { status: 422 })), 'card_token_invalid'],
  ['an answer without a token', () => Promise.resolve(Response.json({})), 'card_token_invalid'],
  ['no answer', () => Promise.reject(new TypeError('4242424242424242')), 'network'],
])('PAY-13 %s is an error without the card', async (_what, answer, code) => {
  answering(answer)
  const error: unknown = await createCardToken(url, card).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code })
  expect(`${String(error)}${JSON.stringify(error)}${String((error as Error).cause)}`).not.toContain('4242424242424242')
})
