import {
  dueAt,
  isLeadOpen,
  leadTransition,
  type CallResult,
  type LeadChange,
  type ResponseEvent,
  type ResponseTimeRule,
} from '@vendor-panel/domain'
import type { Selectable } from 'kysely'
import { respondedAt } from '../lead-state.ts'
import type { LeadHistoriesTable, LeadInteractionsTable, LeadMessagesTable, LeadNotesTable, LeadsTable } from '../leads.tables.ts'
import { previewOf } from '../lead-view.ts'
import type { Random } from '../../seed/random.ts'
import type { Voice } from '../../seed/voice.ts'

type SeedRow<Table> = Omit<Selectable<Table>, 'customer_id' | 'id' | 'lead_id'>

/** The history of one couple up to now. */
export interface Story {
  messages: SeedRow<LeadMessagesTable>[]
  notes: SeedRow<LeadNotesTable>[]
  histories: SeedRow<LeadHistoriesTable>[]
  interactions: SeedRow<LeadInteractionsTable>[]
  state: Pick<
    Selectable<LeadsTable>,
    | 'status'
    | 'is_spam_reported'
    | 'last_call_result'
    | 'is_read'
    | 'unread_message_count'
    | 'shown_at'
    | 'first_response_at'
    | 'closed_at'
    | 'last_activity_at'
    | 'reject_reason_id'
    | 'spam_reason_id'
    | 'other_provider_name'
    | 'deal_amount'
    | 'process_state'
    | 'preview_text'
    | 'preview_direction'
  >
}

export interface StoryFacts {
  voice: Voice
  createdAt: Temporal.Instant
  now: Temporal.Instant
  rule: ResponseTimeRule
  /** The users of the account who answer this couple. */
  author: { id: number; name: string }
  message: string
  kind: 'couple' | 'spam' | 'other_event'
  budget: number
  guests: number
  hasEmail: boolean
  hasPhone: boolean
  fill(template: string): string
}

type Ending = 'deal' | 'reject' | 'other_provider' | 'offer' | 'talking' | 'waiting' | 'not_reached' | 'unread'

const endings: Record<Ending, number> = {
  deal: 17,
  reject: 15,
  other_provider: 13,
  offer: 15,
  talking: 20,
  waiting: 7,
  not_reached: 14,
  unread: 3,
}
const processStates = ['first_contact', 'visit_planned', 'visited', 'negotiating', 'contract_sent'] as const
const rejectReasons = ['date_taken', 'too_expensive', 'too_few_guests', 'no_answer', 'other'] as const
const dayMinutes = 24 * 60

/** Generates the history of one couple from the first message to now; events in the future are left out. */
export function makeStory(random: Random, facts: StoryFacts): Story {
  const builder = new StoryBuilder(random, facts)
  builder.begin()
  if (facts.kind === 'spam') builder.playSpam()
  else if (facts.kind === 'other_event') builder.playOtherEvent()
  else builder.play(random.weighted(endings))
  return builder.story
}

class StoryBuilder {
  readonly story: Story
  readonly #random: Random
  readonly #facts: StoryFacts
  #at: Temporal.Instant

  constructor(random: Random, facts: StoryFacts) {
    this.#random = random
    this.#facts = facts
    this.#at = facts.createdAt
    this.story = {
      messages: [],
      notes: [],
      histories: [],
      interactions: [],
      state: {
        status: 'new',
        is_spam_reported: false,
        last_call_result: null,
        is_read: false,
        unread_message_count: 0,
        shown_at: null,
        first_response_at: null,
        closed_at: null,
        last_activity_at: text(facts.createdAt),
        reject_reason_id: null,
        spam_reason_id: null,
        other_provider_name: null,
        deal_amount: null,
        process_state: null,
        preview_text: previewOf(facts.message),
        preview_direction: 'in',
      },
    }
  }

  begin(): void {
    this.#history('info_request', null, null)
  }

  play(ending: Ending): void {
    // A couple does not stay unread for months; after some days it was at least opened.
    if (ending === 'unread') this.#later(3 * dayMinutes, 9 * dayMinutes, () => undefined)
    this.#view()
    if (ending === 'waiting') this.#later(dayMinutes, 6 * dayMinutes, () => undefined)
    if (ending === 'not_reached') return this.#giveUp(this.#random.pick(['no_answer', 'busy', 'line_closed'] as const))
    if (this.#random.chance(0.3)) this.#note()
    this.#answer(this.#facts.voice.answers)
    this.#talk()
    if (ending === 'talking' || ending === 'waiting' || ending === 'unread') return this.#justWrote()
    if (this.#random.chance(0.8)) this.#later(dayMinutes, 4 * dayMinutes, () => this.#change('offer', this.#pick('offerNotes')))
    if (ending === 'offer') return this.#justWrote()
    this.#later(3 * dayMinutes, 18 * dayMinutes, () => this.#decide(ending))
  }

  playSpam(): void {
    this.#view()
    this.#later(5, 40, () => {
      this.#change('report-spam', null, { spam_reason_id: 'advertising' })
    })
  }

  playOtherEvent(): void {
    this.#view()
    this.#later(20, 200, () => this.#change('not-a-wedding', null))
  }

  #decide(ending: 'deal' | 'reject' | 'other_provider'): void {
    const { budget, guests } = this.#facts
    if (ending === 'deal') return this.#change('deal', null, { deal_amount: Math.round((budget * guests) / 100) * 100 })
    this.#received(this.#facts.voice.farewells)
    if (ending === 'reject')
      return this.#later(30, 600, () => this.#change('reject', null, { reject_reason_id: this.#random.pick(rejectReasons) }))
    const rival = this.#random.pick(this.#facts.voice.rivals)
    this.#later(30, 600, () => this.#change('other-provider', rival, { other_provider_name: rival }))
  }

  /** Unsuccessful calls, and usually a rejection in the end. */
  #giveUp(result: CallResult): void {
    this.#call(result)
    if (!this.#random.chance(0.85)) return
    this.#later(4 * dayMinutes, 16 * dayMinutes, () => this.#change('reject', null, { reject_reason_id: 'no_answer' }))
  }

  #talk(): void {
    const rounds = this.#random.between(0, 3)
    for (let round = 0; round < rounds; round++) {
      this.#received(this.#facts.voice.replies)
      if (this.#random.chance(0.25)) this.#call('talked')
      if (this.#random.chance(0.3)) this.#note()
      this.#answer(this.#facts.voice.followUps)
    }
    if (this.#isPast()) this.story.state.process_state = this.#random.chance(0.6) ? this.#random.pick(processStates) : null
  }

  /** Some couples have just written again and are unread. */
  #justWrote(): void {
    const minutesAgo = this.#facts.now.subtract({ minutes: this.#random.between(8, 2200) })
    const isLater = Temporal.Instant.compare(minutesAgo, this.#at) > 0
    if (!this.#isPast() || !isLater || !this.#random.chance(0.1)) return
    this.#at = minutesAgo
    this.#received(this.#facts.voice.replies, 0)
  }

  #view(): void {
    this.#afterWorkingMinutes(4, 200)
    if (!this.#isPast()) return
    this.#apply('view')
    this.#seen()
    this.story.state.shown_at ??= text(this.#at)
    this.#history('lead', this.#facts.author.id, null)
  }

  #answer(templates: readonly string[]): void {
    this.#afterWorkingMinutes(3, 170)
    if (!this.#isPast()) return
    const { author, voice, fill, hasEmail, hasPhone } = this.#facts
    const channel = hasPhone && (!hasEmail || this.#random.chance(0.2)) ? 'sms' : 'email'
    if (channel === 'email' && !hasEmail) return
    const body = fill(this.#random.pick(channel === 'sms' ? voice.shortMessages : templates))
    const subject = channel === 'email' ? fill(voice.subject) : null
    // A few mails bounce, so that the panel can show it.
    const isLost = channel === 'email' && this.#random.chance(0.012)
    this.#message({
      channel,
      direction: 'out',
      subject,
      body,
      status: isLost ? 'failed' : 'sent',
      fail_reason: isLost ? 'rejected' : null,
      author_id: author.id,
      read_at: null,
    })
    this.#history(channel === 'email' ? 'email_sent' : 'sms_sent', author.id, subject)
    this.#apply('answer')
    this.#seen()
    this.#responded({ kind: 'message', direction: 'out', isAutomatic: false, at: this.#at })
  }

  #received(templates: readonly string[], minutes = this.#random.between(40, 2 * dayMinutes)): void {
    this.#later(minutes, minutes, () => {
      const { voice, fill } = this.#facts
      const channel = this.#facts.hasEmail ? 'email' : 'sms'
      const subject = channel === 'email' ? fill(voice.replySubject) : null
      this.#message({
        channel,
        direction: 'in',
        subject,
        body: fill(this.#random.pick(templates)),
        status: 'received',
        fail_reason: null,
        author_id: null,
        read_at: null,
      })
      this.#history(channel === 'email' ? 'email_received' : 'sms_received', null, subject)
      this.story.state.unread_message_count += 1
      this.story.state.is_read = false
      // Messages older than a few days are read, even without an answer.
      if (this.#at.until(this.#facts.now).total('hours') > 60) this.#seen()
    })
  }

  #call(result: CallResult): void {
    this.#afterWorkingMinutes(20, 400)
    if (!this.#isPast()) return
    const note = this.#random.pick(this.#facts.voice.callNotes[result === 'waiting' ? 'no_answer' : result])
    this.story.interactions.push({ type: 'call', result, note, at: text(this.#at), author_id: this.#facts.author.id, call_id: null })
    this.#history('call', this.#facts.author.id, note)
    this.story.state.last_call_result = result
    if (result === 'talked') this.#apply('answer')
    this.#responded({ kind: 'call', result, at: this.#at })
  }

  #responded(event: ResponseEvent): void {
    this.story.state.first_response_at = respondedAt(this.story.state, event)
  }

  #note(): void {
    this.#at = this.#at.add({ minutes: this.#random.between(1, 9) })
    if (!this.#isPast()) return
    this.story.notes.push({
      body: this.#pick('notes'),
      author_id: this.#facts.author.id,
      created_at: text(this.#at),
      updated_at: null,
      version: 1,
    })
    this.#history('note_added', this.#facts.author.id, null)
  }

  #change(
    change: 'offer' | 'deal' | 'reject' | 'not-a-wedding' | 'other-provider' | 'report-spam',
    detail: string | null,
    patch: Partial<Story['state']> = {},
  ): void {
    const type =
      ({ 'not-a-wedding': 'not_wedding', 'other-provider': 'other_provider', 'report-spam': 'spam_report' } as const)[
        change as 'report-spam'
      ] ?? (change as 'offer')
    this.#apply(change)
    this.#history(type, this.#facts.author.id, detail)
    Object.assign(this.story.state, patch)
  }

  #apply(change: LeadChange): void {
    const { state } = this.story
    const next = leadTransition({ status: state.status, isSpamReported: state.is_spam_reported }, change)
    if (!next.ok) return
    state.status = next.status
    state.is_spam_reported = next.isSpamReported
    if (!isLeadOpen(next)) state.closed_at ??= text(this.#at)
  }

  /** All received messages are read. */
  #seen(): void {
    const { state, messages } = this.story
    state.is_read = true
    state.unread_message_count = 0
    for (const message of messages) if (message.direction === 'in') message.read_at ??= text(this.#at)
  }

  #message(message: Omit<SeedRow<LeadMessagesTable>, 'created_at'>): void {
    this.story.messages.push({ ...message, created_at: text(this.#at) })
    this.story.state.preview_text = previewOf(message.body)
    this.story.state.preview_direction = message.direction
  }

  #history(type: LeadHistoriesTable['type'], actorId: number | null, detail: string | null): void {
    this.story.histories.push({ type, at: text(this.#at), actor_id: actorId, detail })
    this.story.state.last_activity_at = text(this.#at)
  }

  /** Vendors work in working hours; couples write at any time. */
  #afterWorkingMinutes(from: number, to: number): void {
    this.#at = dueAt(this.#at, this.#facts.rule, this.#random.between(from, to))
  }

  #later(fromMinutes: number, toMinutes: number, act: () => void): void {
    this.#at = this.#at.add({ minutes: this.#random.between(fromMinutes, toMinutes), seconds: this.#random.between(0, 59) })
    if (this.#isPast()) act()
  }

  #isPast(): boolean {
    return Temporal.Instant.compare(this.#at, this.#facts.now) <= 0
  }

  #pick(of: 'notes' | 'offerNotes'): string {
    return this.#random.pick(this.#facts.voice[of])
  }
}

function text(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}
