import { fieldProblem, present, type FieldProblem } from './field.ts'
import type { ReviewFilters } from './review-filter.ts'
import { parseDate } from './calendar-date.ts'

/** The hosts of the pages of a channel; a website has any host. */
const hostsOf: Readonly<Record<string, readonly string[]>> = {
  google: ['google.com', 'google.ca', 'google.de', 'google.ae', 'google.com.au', 'google.com.tr', 'google.com.sa', 'goo.gl', 'g.page'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
}

/** The channel of the testimonials that couples wrote here; it has no page (REV-06). */
export const ownReviewChannel = 'testimonials'

/** The problem of the address of a review channel: it must be a page of that channel (REV-03). */
export function reviewChannelProblems({ type, url }: { type: string; url: string | null }): FieldProblem[] {
  if (type === ownReviewChannel) return present([url !== null && fieldProblem('url', 'not_allowed')])
  if (url === null) return [fieldProblem('url', 'required')]
  const address = URL.canParse(url) ? new URL(url) : null
  const hosts = Object.hasOwn(hostsOf, type) ? hostsOf[type]! : null
  const isKnown = hosts?.some((host) => address?.hostname === host || address?.hostname.endsWith(`.${host}`)) ?? true
  return present([(address?.protocol !== 'https:' || !isKnown) && fieldProblem('url', 'invalid_url')])
}

/** The problems of the filters of a widget: both days must exist, and the last is not before the first (REV-02). */
export function reviewFilterProblems({ dateStart, dateEnd }: Pick<ReviewFilters, 'dateStart' | 'dateEnd'>): FieldProblem[] {
  const first = dateStart === null ? null : parseDate(dateStart)
  const last = dateEnd === null ? null : parseDate(dateEnd)
  const isBackwards = first !== null && last !== null && Temporal.PlainDate.compare(first, last) > 0
  return present([
    dateStart !== null && !first && fieldProblem('dateStart', 'invalid_date'),
    dateEnd !== null && !last && fieldProblem('dateEnd', 'invalid_date'),
    isBackwards && fieldProblem('dateEnd', 'not_after_start'),
  ])
}
