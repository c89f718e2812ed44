import { localDate } from '@vendor-panel/domain'
import { draw, scenes } from '../galleries/seed-scene.ts'
import { Readable } from 'node:stream'
import { instantText } from '../platform/clock.ts'
import { demoTestimonialToken } from '../seed/demo-link.ts'
import { hashOf, newTestimonialToken } from '../platform/session/token.ts'
import { inLanguage, type Seed, type SeedContext, type SeedProvider } from '../seed/seed-context.ts'
import { insertRequest } from './couple-providers.queries.ts'
import { testimonialTexts } from './seed-texts.ts'
import { insertTestimonial } from './testimonials.queries.ts'

const bytesMax = 5_000_000
/** How many testimonials each provider of an account has, by its index; later ones have none. */
const counts = [22, 7]

export const testimonialSeed: Seed = {
  after: ['leads', 'earlier-leads', 'offers', 'providers'],
  async account(context) {
    for (const [providerIndex, provider] of context.customer.providers.entries()) {
      for (let index = 0; index < (counts[providerIndex] ?? 0); index += 1) await addTestimonial(context, provider, index)
      await addWeddings(context, provider)
    }
  },
}

/** Most are published, with a reply; the newest wait, and one of each was rejected. */
async function addTestimonial(context: SeedContext, provider: SeedProvider, index: number): Promise<void> {
  const { db, now, customer, account, random } = context
  const chance = random(`testimonials of ${provider.id}, ${index}`)
  const { voice } = account
  const texts = inLanguage(voice.locale, testimonialTexts)
  const [her, him, family] = [chance.pick(voice.hers), chance.pick(voice.his), chance.pick(voice.families)]
  const product = await db
    .selectFrom('provider_products')
    .select('features')
    .where('customer_id', '=', customer.id)
    .where('provider_id', '=', provider.id)
    .executeTakeFirst()
  const canReply = product?.features.includes('testimonial-replies') ?? false
  const status = index === 0 ? 'pending' : index === 4 ? 'rejected' : 'active'
  const star = index === 4 ? 1 : index === 7 ? 3 : chance.chance(0.3) ? 4 : 5
  const isReplied = canReply && status === 'active' && index > 1 && chance.chance(0.75)
  const replyStatus = !isReplied ? null : index === 2 ? ('pending' as const) : index === 3 ? ('rejected' as const) : ('active' as const)
  const reply = texts.replies[index % texts.replies.length]!
  const createdAt = now.subtract({ hours: 7 + index * 24 * 12 + chance.between(0, 90) })
  const of = { customer_id: customer.id }
  const id = await insertTestimonial(db, {
    ...of,
    provider_id: provider.id,
    lead_id: null,
    bride_name: `${her[0]} ${family[0]}`,
    groom_name: him[0],
    comment: star > 3 ? texts.comments[(index + provider.id * 3) % texts.comments.length]! : texts.critical[index % texts.critical.length]!,
    star,
    status,
    rejected_reason: status === 'rejected' ? 'not_a_customer' : null,
    reply: replyStatus === null ? null : reply,
    reply_status: replyStatus,
    reply_rejected_reason: replyStatus === 'rejected' ? 'offensive' : null,
    published_reply: replyStatus === 'active' ? reply : null,
    is_featured: status === 'active' && (index === 5 || index === 6),
    added_by: index % 9 === 8 ? 'editor' : 'couple',
    created_at: instantText(createdAt),
  })
  if (index === 5)
    await db
      .insertInto('testimonial_comments')
      .values({
        ...of,
        testimonial_id: id,
        author_name: `${her[0]} & ${him[0]}`,
        body: texts.addition,
        created_at: instantText(createdAt.add({ hours: 30 })),
      })
      .execute()
  if (index === 5 || index === 9) await addPictures(context, id)
}

async function addPictures({ db, files, customer, account }: SeedContext, testimonialId: number): Promise<void> {
  if (!files) return
  const { pictures } = inLanguage(account.voice.locale, testimonialTexts)
  for (const [index, alt] of pictures.entries()) {
    const { original } = await draw((index + 1) % scenes.length)
    const received = await files.receive(Readable.from([original]), bytesMax, new AbortController().signal)
    if (!received) throw new Error(`A picture of the demo is larger than ${bytesMax} bytes`)
    const key = await files.keep(customer.id, received.path, '.jpg')
    await db
      .insertInto('testimonial_images')
      .values({ customer_id: customer.id, testimonial_id: testimonialId, image_key: key, alt })
      .execute()
  }
}

/** Of the oldest deals some were weddings in the last months: the first one was asked, the others were not. */
async function addWeddings({ db, now, customer }: SeedContext, provider: SeedProvider): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('provider_id', '=', provider.id)
    .where('status', '=', 'deal')
    .where('contact_preference', '!=', 'anonymized')
    .orderBy('created_at')
    .orderBy('id')
    .limit(5)
    .execute()
  const today = localDate(now, provider.timeZone)
  for (const [index, { id }] of leads.entries()) {
    const weddingDate = today.subtract({ days: 24 + index * 9 }).toString()
    await db.updateTable('leads').set({ wedding_date: weddingDate }).where('customer_id', '=', customer.id).where('id', '=', id).execute()
    if (index > 0) continue
    const token = provider.id === customer.providers[0]?.id ? demoTestimonialToken(provider.id) : newTestimonialToken()
    const request = {
      customer_id: customer.id,
      lead_id: id,
      channel: 'email',
      sent_at: instantText(now.subtract({ hours: 24 * 9 })),
    } as const
    await insertRequest(db, request, hashOf(token))
  }
}
