import type { components } from '@vendor-panel/contract'

/** An event of the website, until its day is counted for the last time. */
interface PageEventsTable {
  customer_id: number
  id: string
  provider_id: number
  kind: components['schemas']['PageEventKind']
  at: string
  visitor: string | null
  placement: string | null
}

/** A day in the account's time zone. */
interface ProviderDay {
  customer_id: number
  provider_id: number
  day: string
}

interface VisitDaysTable extends ProviderDay {
  visits: number
  visitors: number
  phone_views: number
}

interface AdDaysTable extends ProviderDay {
  placement: string
  views: number
  clicks: number
  leads: number
}

export interface PageEventTables {
  page_events: PageEventsTable
  uncounted_days: ProviderDay
  visit_days: VisitDaysTable
  ad_days: AdDaysTable
}
