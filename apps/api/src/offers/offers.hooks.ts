import { findLead } from '../leads/leads.queries.ts'
import type { Hooks } from '../platform/hooks.ts'
import { countRestoredItem } from './lead-items.handlers.ts'
import { clearItemNotes } from './lead-items.queries.ts'
import { offerFileName, offerPdf } from './offer-pdf.ts'
import { anonymizeOffers, findOfferOfMessage } from './offers.queries.ts'

export const offerHooks: Hooks = {
  afterUndo: { lead_item: countRestoredItem },
  async erase({ db, customerId, leadId }) {
    await anonymizeOffers(db, customerId, leadId)
    await clearItemNotes(db, customerId, leadId)
  },
  async filesOfMessage({ db }, customerId, leadMessageId) {
    const row = await findOfferOfMessage(db, customerId, leadMessageId)
    const lead = row && (await findLead(db, { customerId, providerIds: 'all' }, row.lead_id))
    if (!lead) return []
    return [{ name: offerFileName(row, lead), contentType: 'application/pdf', content: await offerPdf(row, lead) }]
  },
}
