import { ApiError, type Answer, type VendorApi } from '@vendor-panel/sdk'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api.ts'

type BookingPage = Answer<'getBookingPage'>['data']
type Days = BookingPage['days']

export type ReadyTimes = { status: 'ready'; page: BookingPage; days: Days; next: string | null; more: 'idle' | 'loading' | 'failed' }

/** The public page of a link: what is known of it, the days with free times so far, and where the next ones begin. */
export type FreeTimes = { status: 'loading' } | { status: 'failed' } | { status: 'unknown' } | ReadyTimes

const daysOfAnswer = 31

/** Whether an address has no record: its token is unknown, or cannot be one. */
export const isUnknown = ({ status }: ApiError) => status === 404 || status === 422

/** The day so many days later; days are YYYY-MM-DD, of no time zone. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

type TimesSource = { api: VendorApi; token: string; booking: string | undefined }

/** The next days with free times from a day on; without one, from today. Answers without any are skipped. */
async function readDays({ api, token, booking }: TimesSource, from?: string): Promise<ReadyTimes> {
  for (let day = from; ;) {
    const query = { ...(day !== undefined && { from: day }), ...(booking !== undefined && { booking }) }
    const { data: page } = await api.getBookingPage({ path: { token }, ...(Object.keys(query).length > 0 && { query }) })
    const after = dayAfter(page.from, daysOfAnswer)
    const next = page.isActive && after <= page.lastDay ? after : null
    if (page.days.length > 0 || next === null) return { status: 'ready', page, days: page.days, next, more: 'idle' }
    day = next
  }
}

/** As `readDays`; a failure is a state of the page. */
async function readTimes(source: TimesSource, from?: string): Promise<FreeTimes> {
  try {
    return await readDays(source, from)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: isUnknown(error) ? 'unknown' : 'failed' }
  }
}

/** Loads the free times of a link; `booking` is the secret of a viewing that is to be moved, whose own time is free for it. */
export function useFreeTimes(token: string, booking?: string) {
  const api = useApi()
  const [times, setTimes] = useState<FreeTimes>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    void readTimes({ api, token, booking }).then((read) => isCurrent && setTimes(read))
    return () => void (isCurrent = false)
  }, [api, token, booking])

  /**
   * Loads again, from the day of a free time on, and keeps the days before it; by default from today on. Answers all days, or null if it
   * failed: what is shown then stays, with all that the couple has typed.
   */
  async function reload(startAt?: string): Promise<Days | null> {
    const shown = times.status === 'ready' ? times.days : []
    const from = shown.find(({ slots }) => startAt !== undefined && slots.includes(startAt))?.date
    const read = await readTimes({ api, token, booking }, from)
    if (read.status !== 'ready') {
      setTimes((before) => (before.status === 'ready' && read.status === 'failed' ? before : read))
      return null
    }
    const days = from === undefined ? read.days : [...shown.filter(({ date }) => date < from), ...read.days]
    setTimes({ ...read, days })
    return days
  }

  async function loadMore(): Promise<void> {
    if (times.status !== 'ready' || times.next === null || times.more === 'loading') return
    setTimes({ ...times, more: 'loading' })
    try {
      const { days, next } = await readDays({ api, token, booking }, times.next)
      setTimes({ ...times, days: [...times.days, ...days], next, more: 'idle' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTimes({ ...times, more: 'failed' })
    }
  }

  return { times, reload, loadMore }
}
