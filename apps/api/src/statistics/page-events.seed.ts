import { localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { seededUuid, type Random } from '../seed/random.ts'
import { inLanguage, type Seed, type SeedContext, type SeedProvider } from '../seed/seed-context.ts'
import { countCustomerDays } from './count-page-days.ts'

/** Two years and a month, so that a year has one to compare with. */
const countedDays = 760
/** The days that are still events, like those of a running system. */
const eventDays = 3

/** Visits of a usual day in each month: couples look most after the engagements of winter, and again before the season. */
const months = [1.45, 1.35, 1.2, 1.05, 0.95, 0.85, 0.7, 0.75, 0.95, 1, 0.9, 0.85]
/** From Monday to Sunday. */
const weekdays = [0.95, 0.9, 0.9, 0.95, 0.85, 1.15, 1.4]

const placements = {
  en: ['Top of the list', 'Home page', 'Newsletter'],
  tr: ['Listenin başı', 'Ana sayfa', 'Bülten'],
  ar: ['أعلى القائمة', 'الصفحة الرئيسية', 'النشرة البريدية'],
}
/** The share of the views, of clicks among these, and of couples who ask among the clicks. */
const placementRates = [
  { views: 1.2, clicks: 0.09, leads: 0.07 },
  { views: 1.5, clicks: 0.03, leads: 0.05 },
  { views: 0.4, clicks: 0.07, leads: 0.09 },
]

export const pageEventSeed: Seed = {
  /** Visits and advertising of two years with seasons; the last days are events, from which their counts are made. */
  async account(context) {
    const { db, customer, random } = context
    for (const provider of customer.providers) {
      const chance = random(`visits of ${provider.name}`)
      const usual = chance.between(24, 60)
      const hasAds = await isAdvertised(context, provider)
      await addCountedDays(context, provider, chance, usual, hasAds)
      await addEvents(context, provider, chance, usual, hasAds)
    }
    await countCustomerDays(db, customer.id)
    await keepUncounted(context)
  },
}

/** The day that runs is counted again by the job. */
async function keepUncounted({ db, now, account, customer }: SeedContext): Promise<void> {
  const day = localDate(now, account.timeZone).toString()
  const days = customer.providers.map(({ id }) => ({ customer_id: customer.id, provider_id: id, day }))
  await db.insertInto('uncounted_days').values(days).execute()
}

async function isAdvertised({ db, customer }: SeedContext, provider: SeedProvider): Promise<boolean> {
  const product = await db
    .selectFrom('provider_products')
    .select('features')
    .where('customer_id', '=', customer.id)
    .where('provider_id', '=', provider.id)
    .execute()
  return product.some(({ features }) => features.includes('campaigns'))
}

/** The visits of a day: by season and weekday, a little more each year. */
function visitsOf(day: Temporal.PlainDate, age: number, usual: number, chance: Random): number {
  const season = months[day.month - 1]! * weekdays[day.dayOfWeek - 1]!
  return Math.round(usual * season * (1 - age / 2600) * (0.75 + chance.next() / 2))
}

const names = ({ account }: SeedContext) => inLanguage(account.users[0]?.preferredLanguage ?? 'en_CA', placements)

async function addCountedDays(context: SeedContext, provider: SeedProvider, chance: Random, usual: number, hasAds: boolean): Promise<void> {
  const { db, now, account, customer } = context
  const today = localDate(now, account.timeZone)
  const days = Array.from({ length: countedDays - eventDays + 1 }, (_, index) => countedDays - index).map((age) => {
    const day = today.subtract({ days: age })
    return { day: day.toString(), visits: visitsOf(day, age, usual, chance) }
  })
  const of = { customer_id: customer.id, provider_id: provider.id }
  const counted = days.map(({ day, visits }) => ({
    ...of,
    day,
    visits,
    visitors: Math.round(visits * (0.68 + chance.next() / 8)),
    phone_views: Math.round(visits * 0.08 * chance.next()),
  }))
  await db.insertInto('visit_days').values(counted).execute()
  if (!hasAds) return
  for (const [index, placement] of names(context).entries()) {
    const rate = placementRates[index]!
    const ads = days.map(({ day, visits }) => {
      const views = Math.round(visits * rate.views * (0.8 + chance.next() * 0.4))
      const clicks = Math.round(views * rate.clicks * (0.7 + chance.next() * 0.6))
      return { ...of, day, placement, views, clicks, leads: clicks > 0 && chance.chance(rate.leads * clicks) ? 1 : 0 }
    })
    await db.insertInto('ad_days').values(ads).execute()
  }
}

/** The same for the last days, as the website reports it. */
async function addEvents(context: SeedContext, provider: SeedProvider, chance: Random, usual: number, hasAds: boolean): Promise<void> {
  const { db, now, account, customer } = context
  const of = { customer_id: customer.id, provider_id: provider.id }
  const today = localDate(now, account.timeZone)
  const midnight = (age: number) => today.subtract({ days: age }).toZonedDateTime(account.timeZone).toInstant()
  const events = Array.from({ length: eventDays }, (_, age) => {
    const start = midnight(age)
    const end = age === 0 ? now : midnight(age - 1)
    const minutes = Math.floor(start.until(end).total('minutes'))
    const visits = Math.round((visitsOf(today.subtract({ days: age }), age, usual, chance) * minutes) / 1440)
    return Array.from({ length: visits }, (_ignored, index) => {
      const at = instantText(start.add({ minutes: chance.between(0, minutes) }))
      const visit = {
        ...of,
        id: seededUuid(chance),
        at,
        kind: 'visit',
        visitor: `v${chance.between(0, visits * 2)}`,
        placement: null,
      } as const
      const placement = names(context)[index % 3]!
      const ad = (kind: 'ad_view' | 'ad_click') => ({ ...visit, id: seededUuid(chance), kind, placement })
      return [
        visit,
        ...(chance.chance(0.04) ? [{ ...visit, id: seededUuid(chance), kind: 'phone_view' as const }] : []),
        ...(hasAds ? [ad('ad_view'), ad('ad_view'), ad('ad_view')] : []),
        ...(hasAds && chance.chance(0.18) ? [ad('ad_click')] : []),
      ]
    }).flat()
  }).flat()
  if (events.length > 0) await db.insertInto('page_events').values(events).execute()
  const days = Array.from({ length: eventDays }, (_, age) => ({ ...of, day: today.subtract({ days: age }).toString() }))
  await db.insertInto('uncounted_days').values(days).execute()
}
