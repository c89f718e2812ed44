import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']

export interface TestimonialTables {
  testimonials: {
    customer_id: number
    id: Generated<number>
    provider_id: number
    /** The couple that wrote it; null if the product does not know it. */
    lead_id: number | null
    bride_name: string
    groom_name: string
    comment: string
    /** The comment as keywords are compared. */
    search_text: string
    star: number
    status: Schemas['TestimonialStatus']
    /** An item of `providerTestimonialRejectedReason`. */
    rejected_reason: Generated<string | null>
    /** The latest reply, and its status; others read the published one. */
    reply: Generated<string | null>
    reply_status: Generated<Schemas['TestimonialStatus'] | null>
    reply_rejected_reason: Generated<string | null>
    published_reply: Generated<string | null>
    is_featured: Generated<boolean>
    /** Its couple is erased: it has no text, is counted in statistics and shown to no one (LEAD-27). */
    is_erased: Generated<boolean>
    /** An item of `provider_testimonial_added_by`. */
    added_by: string
    version: Generated<number>
    created_at: Instant
  }
  testimonial_images: {
    customer_id: number
    id: Generated<number>
    testimonial_id: number
    image_key: string
    alt: string | null
  }
  testimonial_comments: {
    customer_id: number
    id: Generated<number>
    testimonial_id: number
    author_name: string
    body: string
    created_at: Instant
  }
  testimonial_requests: {
    customer_id: number
    id: Generated<number>
    /** A couple has at most one: a reminder changes it. */
    lead_id: number
    channel: Schemas['MessageChannel']
    sent_at: Instant
  }
  /** Directory: the customer of a couple's secret; only its hash is stored. */
  testimonial_tokens: { token_hash: string; customer_id: number; testimonial_request_id: number }
}
