import { ApiError } from './error.ts'

/** A card as the tokeniser of the bank takes it. */
export interface CardToTokenise {
  holderName: string
  /** Digits only. */
  number: string
  /** 1 to 12. */
  expiryMonth: number
  /** Four digits. */
  expiryYear: number
  cvv: string
}

/**
 * Sends a card to the bank (`tokenUrl` of `getPaymentBank`) and answers its token, which is valid once. Number and security code go nowhere
 * else: the call has none of our own headers, and passes no middleware, cache or report (PAY-13). Rejects with `ApiError`: `card_token_invalid`
 * if the bank does not accept the card, else `network`.
 */
export async function createCardToken(tokenUrl: string, card: CardToTokenise, { signal }: { signal?: AbortSignal } = {}): Promise<string> {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    ...(signal && { signal }),
  }).catch(() => {
    // Without its cause, which may name the request.
    throw new ApiError({ status: 0, code: 'network' })
  })
  const answer = response.ok ? ((await response.json()) as { token?: unknown }) : {}
  if (typeof answer.token !== 'string') throw new ApiError({ status: response.status, code: 'card_token_invalid' })
  return answer.token
}
