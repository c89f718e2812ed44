import type { components } from '@vendor-panel/contract'
import { coachingHorizon, responseCoaching, whatIfAnswered } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { readableProviders } from '../providers/provider-access.ts'
import { responsesOf, roundedMinutes, type ProviderResponses } from './response-facts.ts'
import { categoryResponse } from './statistics.handlers.ts'
import { findCategoryResponses } from './statistics.queries.ts'

type Coaching = components['schemas']['ResponseCoaching']

/** As many as a person answers in one sitting; the contract's limit of `next`. */
const nextMax = 3

export const responseCoachingHandlers: Handlers<'listResponseCoaching'> = {
  async listResponseCoaching(context) {
    const { db, user } = context
    const now = context.now()
    const providers = await readableProviders(context, 'statistics')
    const categoryIds = [...new Set(providers.map(({ category_id }) => category_id))]
    const averages = await findCategoryResponses(db, user.countryCode, categoryIds)
    const data: Coaching[] = []
    const responses = await responsesOf(db, user, providers, now)
    for (const { id, name, category_id: categoryId } of providers) {
      const advice = adviceFrom(responses.get(id)!, now)
      const category = categoryResponse(averages.find((one) => one.category_id === categoryId))
      if (advice.meanMinutes !== null) data.push({ provider: { id, name }, category, ...advice })
    }
    return { status: 200, body: { data } }
  },
}

function adviceFrom({ leads, rule, summed }: ProviderResponses, now: Temporal.Instant): Omit<Coaching, 'provider' | 'category'> {
  const { meanMinutes, isCounting, open } = responseCoaching(leads, now, rule, summed)
  const names = new Map(leads.map(({ id, coupleName }) => [id, coupleName]))
  const next = open.slice(0, nextMax)
  const at = coachingHorizon(now, rule)
  const ids = next.map(({ id }) => id)
  const forecast = whatIfAnswered(leads, ids, now, at, rule, summed)
  return {
    meanMinutes: meanMinutes === null ? null : roundedMinutes(meanMinutes),
    targetMinutes: rule.targetMinutes,
    isCounting,
    openCount: open.length,
    next: next.map(({ id, waitedMinutes, dueAt, costMinutes }) => ({
      leadId: id,
      coupleName: names.get(id) ?? '',
      waitedMinutes: roundedMinutes(waitedMinutes),
      dueAt: dueAt && instantText(dueAt),
      costMinutes: roundedMinutes(costMinutes),
    })),
    forecast:
      next.length === 0 || forecast.meanMinutes === null || forecast.meanMinutesOtherwise === null
        ? null
        : {
            at: instantText(at),
            meanMinutes: roundedMinutes(forecast.meanMinutes),
            meanMinutesOtherwise: roundedMinutes(forecast.meanMinutesOtherwise),
          },
  }
}
