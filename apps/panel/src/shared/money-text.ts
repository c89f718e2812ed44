import { withSignInOrder } from '@vendor-panel/domain'
import type { IntlShape } from 'react-intl'

/** An amount in whole units of a currency, in the user's language (I18N-14). */
export const moneyText = (intl: IntlShape, amount: number, currency: string) =>
  withSignInOrder(intl.formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 }))
