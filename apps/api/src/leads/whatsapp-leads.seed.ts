import type { Seed } from '../seed/seed-context.ts'

/** Of this share of the couples with a phone number the first message came by WhatsApp (LEAD-54). */
const share = 0.06

export const whatsappLeadSeed: Seed = {
  after: ['leads'],
  async account({ db, customer, random }) {
    const leads = await db
      .selectFrom('leads')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('phone', 'is not', null)
      .where('contact_preference', '=', 'none')
      .orderBy('id')
      .execute()
    const chance = random('whatsapp')
    const ids = leads.filter(() => chance.chance(share)).map(({ id }) => id)
    if (ids.length > 0)
      await db.updateTable('leads').set({ source: 'whatsapp' }).where('customer_id', '=', customer.id).where('id', 'in', ids).execute()
  },
}
