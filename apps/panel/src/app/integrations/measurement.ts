import { loadScript } from './load-script.ts'
import type { IntegrationSettings } from './settings.ts'

declare global {
  // The commands of Google's tag: a list that its script reads.
  var dataLayer: unknown[] | undefined
}

/** The tag reads the `arguments` of a function, not an array. */
function tag(..._command: unknown[]): void {
  ;(globalThis.dataLayer ??= []).push(arguments)
}

export const tagAddress = ({ id, origin }: NonNullable<IntegrationSettings['measurement']>): string =>
  `${origin}/gtag/js?id=${encodeURIComponent(id)}`

/** Loads the tag with our measurement id (INT-05). It sends no page view by itself, because addresses contain ids of records. */
export function startMeasurement({ id, origin }: NonNullable<IntegrationSettings['measurement']>): Promise<void> {
  pauseMeasurement(id, false)
  tag('js', new Date())
  tag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
  return loadScript(tagAddress({ id, origin }))
}

/** Stops the loaded tag until the page is loaded again, or continues it: consent was withdrawn or given again. */
export function pauseMeasurement(id: string, isPaused: boolean): void {
  Object.assign(globalThis, { [`ga-disable-${id}`]: isPaused })
}

/** Reports a page by its route, such as `/leads/:leadId`, never by its address or title, which contain personal data (INT-06). */
export function measurePage(route: string): void {
  tag('event', 'page_view', { page_location: `${location.origin}${route}`, page_title: route, page_referrer: '' })
}
