import type { Seed } from '../seed/seed-context.ts'
import { addEarlierLeads } from './seed/add-leads.ts'

/** A share of the couples of the last six months; an account with very many has no more of these than one with so many. */
const share = 0.1
const countMax = 40

export const earlierLeadSeed: Seed = {
  after: ['leads'],
  /** Couples that the list shows only in a longer range: weddings that were, and those who chose another venue. */
  async account({ db, now, account, customer, random }) {
    const count = Math.min(Math.round(account.leads * share), countMax)
    // A small account has none.
    if (count > 0) await addEarlierLeads(db, random('earlier couples'), { ...account, ...customer }, count, account.timeZone, now)
  },
}
