import type { Reference } from '../configs/config-items.ts'

export const referralReference: Reference = {
  // A campaign is found by its type; its id is the value of the item (REFER-10).
  campaign_id: { referral: '417', early_booking: '418', weekday: '419', off_season: '420' },
}
