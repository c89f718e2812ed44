/** Couples of a vendor that are asked for a testimonial, and write one. */
import { couple, reachable, type Caller, type World } from './world.ts'

export const written = { brideName: 'Ada Nowak', groomName: 'Bruno Roth', star: 5, comment: 'The garden was wonderful.' }
export const write = (testimonialToken: string, body: object = {}) => ({ path: { testimonialToken }, body: { ...written, ...body } })

/** `as` asks; the provider is the mill unless another one is given. */
export function testimonialTools({ ok, newLead, db }: Pick<World, 'ok' | 'newLead' | 'db'>, as: Caller) {
  const mill = 2
  const request = (coupleProviderId: number, body: object = {}, by: Caller = as) => ({
    as: by,
    path: { coupleProviderId },
    body: { channel: 'email', ...body },
  })
  /** A couple with the status `deal`, and its e-mail address. */
  async function newDeal(providerId = mill, change: object = {}): Promise<number> {
    const leadId = await newLead(providerId, { ...reachable, name: 'Ada & Bruno', ...change })
    await ok('createLeadAction', { as, path: { leadId }, body: { type: 'deal' } })
    return leadId
  }
  /** Asks a couple; returns the secret of the mail. */
  async function ask(leadId: number, body: object = {}): Promise<string> {
    await ok('createTestimonialRequest', request(leadId, body))
    const mail = await db
      .selectFrom('deliveries')
      .select('body')
      .where('lead_id', '=', leadId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return /\/testimonial\/(ts_[\w-]+)/.exec(mail.body)![1]!
  }
  const decide = (testimonialId: number, part: 'testimonial' | 'reply', reason?: string, providerId = mill) =>
    ok('createIntakeTestimonialDecision', {
      as: couple,
      path: { providerId },
      body: { testimonialId, part, ...(reason === undefined ? { decision: 'approve' } : { decision: 'reject', reason }) },
    })
  /** A testimonial as its couple wrote it, and the secret of the couple. */
  async function newTestimonial(providerId = mill): Promise<{ id: number; leadId: number; token: string }> {
    const leadId = await newDeal(providerId)
    const token = await ask(leadId)
    await ok('createTestimonial', write(token))
    const { testimonialId } = (await ok('getCoupleProvider', { as, path: { coupleProviderId: leadId } })).data
    return { id: testimonialId!, leadId, token }
  }
  async function newActive(providerId = mill): Promise<{ id: number; token: string }> {
    const made = await newTestimonial(providerId)
    await decide(made.id, 'testimonial', undefined, providerId)
    return made
  }
  const get = async (testimonialId: number, by: Caller = as) => (await ok('getTestimonial', { as: by, path: { testimonialId } })).data
  return { request, newDeal, ask, decide, newTestimonial, newActive, get }
}
