import { cardBody } from '@vendor-panel/domain'
import { ApiError, createCardToken } from '@vendor-panel/sdk'
import type { CardFieldsHandle } from '@vendor-panel/ui'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { isOwnDocument } from './own-document.ts'

/**
 * The token of the card in the fields. Number and security code are read here, sent to the bank, and kept nowhere (PAY-13). A token is kept
 * until it was answered or the card has changed, so that a purchase whose answer was lost is sent again as the same one.
 */
export function useCardToken(fields: RefObject<CardFieldsHandle | null>, tokenUrl: string, today: Temporal.PlainDate) {
  const kept = useRef<string>(null)
  const isTyped = useRef(false)
  const wipe = useCallback(() => {
    kept.current = null
    isTyped.current = false
    // React keeps two versions of a component: both are replaced.
    for (let version = 0; version < 2; version += 1) flushSync(() => fields.current?.clear())
  }, [fields])
  useEffect(() => {
    // A browser keeps the page that was left, with its fields, for its back button.
    window.addEventListener('pagehide', wipe)
    return () => {
      window.removeEventListener('pagehide', wipe)
      // Libraries can hold removed fields, with what was typed, in the memory of this document: the next page gets a new one.
      if (isTyped.current && isOwnDocument()) location.reload()
    }
  }, [wipe])
  return {
    async take(): Promise<string> {
      if (kept.current !== null) return kept.current
      const card = fields.current ? cardBody(fields.current.read(), today) : null
      if (!card) throw new ApiError({ status: 422, code: 'card_token_invalid' })
      return (kept.current = await createCardToken(tokenUrl, card))
    },
    /** The next try is another request, with another token. */
    clear() {
      kept.current = null
    },
    /** The fields have changed. */
    change() {
      kept.current = null
      isTyped.current = true
    },
    /** The card is not needed any more. */
    wipe,
  }
}
