import type { Hooks } from '../platform/hooks.ts'
import { checkRestored } from './testimonials.handlers.ts'
import { countPublished, eraseTestimonial, findPending } from './testimonials.queries.ts'

/** The most testimonials that are listed as waiting. */
const waitingMax = 100

export const testimonialHooks: Hooks = {
  afterUndo: { testimonial: checkRestored },
  async erase({ db, customerId, leadId, removeFile }) {
    for (const key of await eraseTestimonial(db, customerId, leadId)) removeFile(key)
  },
  async changeRequests(db, customerId, providerId) {
    const rows = await findPending(db, customerId, providerId, waitingMax)
    const common = { field: null, status: 'pending' } as const
    return rows.flatMap((row) => [
      ...(row.status === 'pending'
        ? [{ ...common, entity: 'testimonial' as const, entityId: row.id, text: row.comment, createdAt: row.created_at }]
        : []),
      ...(row.reply_status === 'pending'
        ? [{ ...common, entity: 'testimonial_reply' as const, entityId: row.id, text: row.reply ?? '', createdAt: null }]
        : []),
    ])
  },
  async pageFigures(db, customerId, providerId) {
    return { commentCount: await countPublished(db, customerId, providerId) }
  },
}
