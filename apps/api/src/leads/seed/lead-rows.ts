import { foldForSearch, localDate, responseTimeRule } from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import { storedState } from '../lead-state.ts'
import type { LeadsTable } from '../leads.tables.ts'
import { instantText } from '../../platform/clock.ts'
import type { SeedAccount } from '../../seed/accounts.ts'
import type { Random } from '../../seed/random.ts'
import type { SeedCustomer } from '../../seed/seed-context.ts'
import { makeStory, type Story } from './story.ts'
import type { Voice } from '../../seed/voice.ts'

/** The data of an account that its couples need. */
export interface LeadOwner extends SeedCustomer, Pick<SeedAccount, 'countryCode' | 'currency' | 'voice' | 'leadLimit'> {}

export interface SeededLead {
  lead: Insertable<LeadsTable>
  story: Story
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes a third of the time of making a couple. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  const kept = dayFormats.get(locale)
  if (kept) return kept
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  dayFormats.set(locale, format)
  return format
}

/** One couple with its history since the request. */
export function seededLead(random: Random, customer: LeadOwner, createdAt: Temporal.Instant, now: Temporal.Instant): SeededLead {
  const { voice } = customer
  const provider = random.pick(customer.providers)
  const author = random.pick(provider.authors)
  const couple = coupleFacts(random, customer, createdAt)
  const kind = random.chance(0.025) ? 'spam' : random.chance(0.035) ? 'other_event' : 'couple'
  const date = dayFormat(voice.locale).format(new Date(`${couple.weddingDate}T00:00:00Z`))
  const values: Record<string, string> = {
    couple: couple.name,
    first: couple.first,
    provider: provider.name,
    date,
    guests: String(couple.guests),
    vendor: author.name,
  }
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const message = fill(firstMessage(random, voice, kind))
  const rule = responseTimeRule(customer.countryCode, provider.timeZone)
  const { budget, guests, email, phone } = couple
  const story = makeStory(random, {
    voice,
    createdAt,
    now: storyEnd(random, customer, provider.timeZone, createdAt, now),
    rule,
    author,
    message,
    kind,
    budget,
    guests,
    hasEmail: email !== null,
    hasPhone: phone !== null,
    fill,
  })
  const isPrepaid = kind === 'couple' && random.chance(0.12)
  const state = { ...story.state, is_prepaid: isPrepaid, created_at: instantText(createdAt) }
  return {
    story,
    lead: {
      ...state,
      // No couple of the demo is imported.
      ...storedState({ ...state, source: null }, customer.countryCode, provider.timeZone),
      customer_id: customer.id,
      provider_id: provider.id,
      couple_name: couple.name,
      search_name: foldForSearch(couple.name),
      wedding_date: kind === 'couple' ? couple.weddingDate : null,
      is_wedding: kind === 'couple',
      first_lead_type: random.chance(0.12) ? 'plusLead' : null,
      item_count: random.chance(0.18) ? random.between(1, 4) : 0,
      phone,
      email,
      contact_preference: couple.preference,
      budget_per_person: random.chance(0.7) ? budget : null,
      currency: customer.currency,
      guest_count: random.chance(0.92) ? guests : null,
      message,
      source: random.weighted({ provider_page: 70, search: 15, campaign: 8, call_center: 7 }),
    },
  }
}

function coupleFacts(random: Random, { voice }: LeadOwner, createdAt: Temporal.Instant) {
  const [her, him] = [random.pick(voice.hers), random.pick(voice.his)]
  const [herFamily, hisFamily] = [random.pick(voice.families), random.pick(voice.families)]
  const isFullName = random.chance(0.7)
  const name = isFullName ? voice.coupleOf(`${her[0]} ${herFamily[0]}`, `${him[0]} ${hisFamily[0]}`) : voice.coupleOf(her[0], him[0])
  const preference = random.weighted({ none: 80, email_only: 9, phone_only: 8, anonymized: 3 })
  const digits = String(random.between(1000, 9999))
  const mail = `${her[1]}.${herFamily[1]}${random.chance(0.3) ? random.between(2, 99) : ''}@example.${random.pick(['com', 'org', 'net'])}`
  const weddingDay = localDate(createdAt, 'UTC').add({ days: random.between(40, 520) })
  // Most weddings are on a Saturday.
  const toSaturday = random.chance(0.7) ? (6 - weddingDay.dayOfWeek + 7) % 7 : 0
  const { budget, guests } = voice
  return {
    name,
    first: her[0],
    preference,
    phone: preference === 'email_only' && random.chance(0.5) ? null : voice.phoneOf(digits),
    email: preference === 'phone_only' && random.chance(0.5) ? null : mail,
    weddingDate: weddingDay.add({ days: toSaturday }).toString(),
    budget: budget.from + budget.step * random.between(0, Math.floor((budget.to - budget.from) / budget.step)),
    guests: Math.round(random.between(guests.from, guests.to) / 5) * 5,
  }
}

function firstMessage(random: Random, voice: Voice, kind: 'couple' | 'spam' | 'other_event'): string {
  if (kind === 'spam') return random.pick(voice.spam)
  if (kind === 'other_event') return random.pick(voice.otherEvents)
  const questions = [random.pick(voice.questions)]
  const second = random.pick(voice.questions)
  if (random.chance(0.4) && second !== questions[0]) questions.push(second)
  return `${random.pick(voice.openings)}\n\n${random.pick(voice.wishes)} ${questions.join(' ')}\n\n${random.pick(voice.closings)}`
}

/** The time up to which a limited package has shown couples: few, and none of this month, so that a visitor can (LEAD-41). */
function storyEnd(
  random: Random,
  { leadLimit }: LeadOwner,
  timeZone: string,
  createdAt: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant {
  if (leadLimit === null) return now
  return random.chance(0.35) ? localDate(now, timeZone).with({ day: 1 }).toZonedDateTime(timeZone).toInstant() : createdAt
}
