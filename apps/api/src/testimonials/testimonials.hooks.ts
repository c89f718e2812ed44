import type { Hooks } from '../platform/hooks.ts'
import { checkRestored } from './testimonials.handlers.ts'
import { countTestimonials, eraseTestimonial, findPending } from './testimonials.queries.ts'

/** The most testimonials that are listed as waiting. */
const waitingMax = 100

export const testimonialHooks: Hooks = {
  afterUndo: { testimonial: checkRestored },
  erase: ({ db, customerId, leadId }) => eraseTestimonial(db, customerId, leadId),
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
    const published = { providerIds: [providerId], status: 'active' } as const
    return { commentCount: await countTestimonials(db, { customerId, providerIds: 'all' }, published) }
  },
}
