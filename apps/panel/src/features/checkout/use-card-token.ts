import { cardBody } from '@vendor-panel/domain'
import { ApiError, createCardToken } from '@vendor-panel/sdk'
import type { CardFieldsHandle } from '@vendor-panel/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * The token of the card in the fields. Number and security code are read here, sent to the bank, and kept nowhere (PAY-13). A token is kept
 * until it was answered or the card has changed, so that a purchase whose answer was lost is sent again as the same one.
 */
export function useCardToken(fields: RefObject<CardFieldsHandle | null>, tokenUrl: string, today: Temporal.PlainDate) {
  const kept = useRef<string>(null)
  useEffect(() => {
    // A browser keeps the page that was left, with its fields, for its back button.
    const clear = () => flushSync(() => fields.current?.clear())
    window.addEventListener('pagehide', clear)
    return () => window.removeEventListener('pagehide', clear)
  }, [fields])
  return {
    async take(): Promise<string> {
      if (kept.current !== null) return kept.current
      const card = fields.current ? cardBody(fields.current.read(), today) : null
      if (!card) throw new ApiError({ status: 422, code: 'card_token_invalid' })
      return (kept.current = await createCardToken(tokenUrl, card))
    },
    forget() {
      kept.current = null
    },
  }
}
