import { VisuallyHidden } from '@vendor-panel/ui'
import * as styles from './ReducedPrice.css.ts'
import { useFormat } from './use-format.ts'

type ReducedPriceProps = {
  /** In whole units of the currency; null if there is none. */
  regular: number | null
  reduced: number | null
  currency: string
  /** Read out before each price, since only its look says which one it is. */
  strings: { regular: string; reduced: string }
}

/** The regular price, struck through if there is a reduced one, which follows it (DISC-02). */
export function ReducedPrice({ regular, reduced, currency, strings }: ReducedPriceProps) {
  const format = useFormat()
  if (regular === null && reduced === null) return null
  return (
    <span className={styles.prices}>
      {regular !== null && (
        <>
          <VisuallyHidden>{strings.regular} </VisuallyHidden>
          {reduced === null ? format.money(regular, currency) : <s>{format.money(regular, currency)}</s>}{' '}
        </>
      )}
      {reduced !== null && (
        <>
          <VisuallyHidden>{strings.reduced} </VisuallyHidden>
          <strong>{format.money(reduced, currency)}</strong>
        </>
      )}
    </span>
  )
}
