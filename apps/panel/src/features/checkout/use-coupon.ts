import { priceAfterCoupon } from '@vendor-panel/domain'
import { isApiError, type Answer } from '@vendor-panel/sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import type { Payable } from './checkout-form.ts'

type Coupon = Answer<'getDiscountCoupon'>['data']
type Checked = { code: string; coupon: Coupon | null; problem?: string }

/** A coupon that was checked, and what it leaves to pay. The purchase checks it again (PAY-12). */
export function useCoupon(chosen: Payable | undefined, typed: string) {
  const api = useApi()
  const intl = useIntl()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isPending, setPending] = useState(false)
  const code = typed.trim()
  const current = checked?.code === code ? checked : null
  const price = chosen?.price ?? 0
  const amount = priceAfterCoupon(price, current?.coupon ?? null)
  async function check(): Promise<void> {
    setPending(true)
    try {
      setChecked({ code, coupon: (await api.getDiscountCoupon({ query: { code } })).data })
    } catch (error) {
      if (!isApiError(error)) throw error
      const problem =
        error.code === 'coupon_not_found'
          ? intl.formatMessage({ id: 'checkout.couponWrong' })
          : refusalText(error, (id) => intl.formatMessage({ id }))
      setChecked({ code, coupon: null, problem })
    }
    setPending(false)
  }
  return {
    check,
    isPending,
    code,
    /** Null before it was checked, or if it is wrong. */
    coupon: current?.coupon ?? null,
    problem: current?.problem,
    amount,
    saved: price - amount,
    currency: chosen?.currency ?? '',
  }
}
