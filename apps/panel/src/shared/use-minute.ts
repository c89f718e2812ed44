import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
let current: Temporal.Instant | undefined
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function read(): Temporal.Instant {
  // Without listeners nothing keeps it current.
  if (!current || Date.now() - current.epochMilliseconds > minuteMs) current = Temporal.Now.instant()
  return current
}

function tick() {
  current = Temporal.Now.instant()
  for (const listener of listeners) listener()
  timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** The current time, updated every minute: one timer for the whole page. */
export const useMinute = (): Temporal.Instant => useSyncExternalStore(subscribe, read)
