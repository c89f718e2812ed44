import { ApiError, type Answer, type VendorApi } from '@vendor-panel/sdk'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api.ts'

type BookingPage = Answer<'getBookingPage'>['data']
type Days = BookingPage['days']

export type ReadyTimes = { status: 'ready'; page: BookingPage; days: Days; next: string | null; isLoadingMore: boolean }

/** The public page of a link: what is known of it, the days with free times so far, and where the next ones begin. */
export type FreeTimes = { status: 'loading' } | { status: 'failed' } | { status: 'gone' } | ReadyTimes

const daysOfAnswer = 31

/** Whether an address has no record: its token is unknown, or cannot be one. */
export const isUnknown = ({ status }: ApiError) => status === 404 || status === 422

/** The day so many days later; days are YYYY-MM-DD, of no time zone. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

type Asked = { api: VendorApi; token: string; booking: string | undefined }

/** The next days with free times from a day on; without one, from today. Answers without any are skipped. */
async function readDays({ api, token, booking }: Asked, from?: string): Promise<ReadyTimes> {
  for (let day = from; ;) {
    const query = { ...(day !== undefined && { from: day }), ...(booking !== undefined && { booking }) }
    const { data: page } = await api.getBookingPage({ path: { token }, ...(Object.keys(query).length > 0 && { query }) })
    const after = dayAfter(page.from, daysOfAnswer)
    const next = page.isActive && after <= page.lastDay ? after : null
    if (page.days.length > 0 || next === null) return { status: 'ready', page, days: page.days, next, isLoadingMore: false }
    day = next
  }
}

/** As `readDays`; a failure is a state of the page. */
async function readTimes(asked: Asked): Promise<FreeTimes> {
  try {
    return await readDays(asked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: isUnknown(error) ? 'gone' : 'failed' }
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

  /** Loads from today on again, and answers the days. */
  async function reload(): Promise<Days> {
    const read = await readTimes({ api, token, booking })
    setTimes(read)
    return read.status === 'ready' ? read.days : []
  }

  async function loadMore(): Promise<void> {
    if (times.status !== 'ready' || times.next === null || times.isLoadingMore) return
    setTimes({ ...times, isLoadingMore: true })
    try {
      const { days, next } = await readDays({ api, token, booking }, times.next)
      setTimes({ ...times, days: [...times.days, ...days], next, isLoadingMore: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTimes({ ...times, isLoadingMore: false })
    }
  }

  return { times, reload, loadMore }
}
