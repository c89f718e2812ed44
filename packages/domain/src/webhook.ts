import { fieldProblem, isBlank, lengthProblem, present, type FieldProblem } from './field.ts'
import { createWebhookBounds as bounds } from './generated/bounds.ts'

/** What a webhook can be sent, in the order in which a form lists it. */
export const webhookEventTypes = [
  'lead.created',
  'lead.updated',
  'lead.status_changed',
  'lead.erased',
  'message.created',
  'testimonial.created',
  'testimonial.updated',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

export interface WebhookInput {
  url: string
  description: string
  events: readonly WebhookEventType[]
}

/** The problems of a webhook (VAL-01, VAL-09). Whether its host is public, the server finds out. */
export function webhookProblems({ url, description, events }: WebhookInput): FieldProblem[] {
  return present([
    urlProblem(url),
    lengthProblem('description', description, bounds.description),
    events.length === 0 && fieldProblem('events', 'required'),
  ])
}

function urlProblem(url: string): FieldProblem | null {
  if (isBlank(url)) return fieldProblem('url', 'required')
  const isAddress = /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(url.trim()) && URL.canParse(url.trim())
  return isAddress ? lengthProblem('url', url.trim(), bounds.url) : fieldProblem('url', 'invalid_url')
}

/** The minutes before each further try of a delivery: about a day. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720] as const
/** How long a webhook may fail. */
const failingDaysMax = 3

/** When a delivery is tried again after so many failed tries; null if it has failed (PERM-09). */
export function nextWebhookTry(failedTries: number, now: Temporal.Instant): Temporal.Instant | null {
  const minutes = retryMinutes[failedTries - 1]
  return minutes === undefined ? null : now.add({ minutes })
}

/** Whether a webhook is switched off, because each try has failed for days (PERM-09). */
export function isWebhookGivenUp(failingSince: Temporal.Instant, now: Temporal.Instant): boolean {
  return failingSince.until(now).total('hours') >= failingDaysMax * 24
}
