import { referralMonthMax, referralPaidWorkingDays, referralRewardMax, referralTotalMax, referralValidDays } from '@vendor-panel/domain'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'

/** The limits of rewards in the currency of the country, and their terms (REFER-12, REFER-13). */
export function useReward() {
  const format = useFormat()
  const { currency } = useUser().customer
  return {
    each: format.money(referralRewardMax, currency),
    month: format.money(referralMonthMax, currency),
    total: format.money(referralTotalMax, currency),
    paidDays: referralPaidWorkingDays,
    validDays: referralValidDays,
  }
}
