import type { LucideIcon } from 'lucide-react'

import type { Tone } from '../theme/palette.ts'
import { addDays, daysBetween } from './calendar-days.ts'

/** An event as a calendar shows it: in wall-clock time. The caller converts instants, and moves them back. */
export interface CalendarItem {
  id: number
  title: string
  /** The first and the last day, inclusive (`2026-11-20`). */
  startDay: string
  endDay: string
  /** Minutes after midnight; null for whole days. An end at midnight is 1440 on the day before. */
  startMinute: number | null
  endMinute: number | null
  tone: Tone
  icon: LucideIcon
  /** What kind of event it is, for assistive technology, and with the title in the agenda. */
  kind: string
  /** Further text in the agenda, such as a place. */
  note?: string | undefined
  isOverlapping: boolean
  /** It can be opened, but not moved. */
  isReadOnly?: boolean | undefined
}

/** The part of an item on one day. */
export interface DayPart {
  item: CalendarItem
  isAllDay: boolean
  startMinute: number
  endMinute: number
  isFirst: boolean
  isLast: boolean
}

export const dayMinutes = 1440

/** The parts of all items by day: whole days first, then by start. */
export function partsByDay(items: readonly CalendarItem[], from: string, to: string): ReadonlyMap<string, readonly DayPart[]> {
  const parts = new Map<string, DayPart[]>()
  for (const item of items) {
    const first = item.startDay < from ? from : item.startDay
    const last = item.endDay > to ? to : item.endDay
    const length = daysBetween(first, last)
    for (let index = 0; index <= length; index += 1) {
      const day = addDays(first, index)
      const part = partOn(day, item)
      const known = parts.get(day)
      if (known) known.push(part)
      else parts.set(day, [part])
    }
  }
  for (const ofDay of parts.values()) ofDay.sort(compareParts)
  return parts
}

function partOn(day: string, item: CalendarItem): DayPart {
  const isFirst = day === item.startDay
  const isLast = day === item.endDay
  const startMinute = isFirst ? (item.startMinute ?? 0) : 0
  const endMinute = isLast ? (item.endMinute ?? dayMinutes) : dayMinutes
  return { item, isFirst, isLast, startMinute, endMinute, isAllDay: startMinute === 0 && endMinute === dayMinutes }
}

const compareParts = (one: DayPart, other: DayPart) =>
  Number(other.isAllDay) - Number(one.isAllDay) ||
  one.startMinute - other.startMinute ||
  other.endMinute - one.endMinute ||
  one.item.id - other.item.id

/** A part next to the others of the same time: its column, and the number of columns. */
export interface LanePart extends DayPart {
  lane: number
  lanes: number
  /** Number of parts that share this part of the last column; 1 if it is shown itself. */
  shared: number
}

/** Shortest height of a part, in minutes: a line of text. */
const shownMinutesMin = 30

/**
 * The timed parts of a day side by side where they overlap, in at most `lanesMax` columns. Where there are more, the last column has one
 * part with the number of those that it replaces.
 */
export function assignLanes(parts: readonly DayPart[], lanesMax: number): LanePart[] {
  const withLanes: LanePart[] = []
  let cluster: { part: DayPart; lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    const isFull = ends.length > lanesMax
    const lanes = Math.min(ends.length, lanesMax)
    const hidden = cluster.filter(({ lane }) => isFull && lane >= lanesMax - 1)
    for (const { part, lane } of cluster) {
      if (isFull && lane >= lanesMax - 1 && part !== hidden[0]?.part) continue
      withLanes.push({ ...part, lane: Math.min(lane, lanesMax - 1), lanes, shared: part === hidden[0]?.part ? hidden.length : 1 })
    }
    cluster = []
    ends = []
  }
  for (const part of parts) {
    if (part.isAllDay) continue
    if (ends.every((end) => end <= part.startMinute)) close()
    const free = ends.findIndex((end) => end <= part.startMinute)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Math.max(part.endMinute, part.startMinute + shownMinutesMin)
    cluster.push({ part, lane })
  }
  close()
  return withLanes
}
