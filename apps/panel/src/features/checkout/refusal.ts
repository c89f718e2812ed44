import { ApiError } from '@vendor-panel/sdk'
import type { IntlShape } from 'react-intl'
import type { FormErrors } from '../../shared/form/form-errors.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'

/** Refusals of the bank and of this page, for which the server has no sentence. */
const sentences = { card_token_invalid: 'checkout.cardRefused', three_d_url_invalid: 'field.three_d_url_invalid' } as const

/** Whether the result of a request is certain. Else it is sent again as the same one, which is charged once. */
export const isDecided = (error: unknown): boolean => error instanceof ApiError && error.status > 0 && error.status < 500

/** The errors of a payment that was refused: a wrong coupon at its field, else the reason of the bank (PAY-07, PAY-08, PAY-09, PAY-12). */
export function paymentRefusal(error: ApiError, names: readonly string[], intl: IntlShape): FormErrors {
  const { code, displayMessage } = error
  const whole = (text: string): FormErrors => ({ fields: [], summary: [text] })
  if (!isDecided(error)) return whole(intl.formatMessage({ id: 'checkout.lost' }))
  if (code === 'coupon_not_found')
    return { fields: [{ path: 'coupon', text: intl.formatMessage({ id: 'checkout.couponWrong' }) }], summary: [] }
  if (displayMessage === null && code in sentences) return whole(intl.formatMessage({ id: sentences[code as keyof typeof sentences] }))
  return refusalErrors(error, names, intl)
}
