import { useState } from 'react'
import { nextFreeTime } from './booking-form.ts'
import type { ReadyTimes } from './use-free-times.ts'

/** `at` is the time that was chosen instead, or the taken one, if the free times could not be read. */
type Replacement = { at: string; isFailed: boolean }

type ReplacementOptions = {
  /** Reads the free times again, from the day of the given one on; null if that failed. */
  onReload: (startAt: string) => Promise<ReadyTimes['days'] | null>
  onChoose: (startAt: string | null) => void
}

/** Chooses the next free time for one that another couple has just taken. */
export function useReplacement({ onReload, onChoose }: ReplacementOptions) {
  const [replacement, setReplacement] = useState<Replacement | null>(null)
  async function replace(taken: string): Promise<void> {
    const days = await onReload(taken)
    if (days === null) return setReplacement({ at: taken, isFailed: true })
    const next = nextFreeTime(days, taken)
    onChoose(next)
    setReplacement(next === null ? null : { at: next, isFailed: false })
  }
  return { replacement, replace }
}
