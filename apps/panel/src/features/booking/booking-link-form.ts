import type { components } from '@vendor-panel/contract'
import { bookingLinkProblems, fieldProblem, isBlank, type FieldProblem } from '@vendor-panel/domain'

export type BookingLink = components['schemas']['BookingLink']

/** A time of a weekday in the form; null while its field is empty. */
export interface HoursRow {
  weekday: string
  from: string | null
  to: string | null
}

/** The fields of the form. A number is null while its field is empty, and NaN while its text is not a number. */
export interface BookingLinkFields {
  providerId: string
  /** The space that is viewed; empty for the whole provider. */
  spaceId: string
  title: string
  durationMinutes: number | null
  hours: readonly HoursRow[]
  minNoticeHours: number | null
  maxPerDay: number | null
  bufferBeforeMinutes: number | null
  bufferAfterMinutes: number | null
  horizonDays: number | null
  skipsWeddingDays: boolean
  isActive: boolean
}

export const newHours = (weekday: number): HoursRow => ({ weekday: String(weekday), from: '10:00', to: '17:00' })

export const newBookingLink = (providerId: number | undefined): BookingLinkFields => ({
  providerId: String(providerId ?? ''),
  spaceId: '',
  title: '',
  durationMinutes: 60,
  hours: [2, 3, 4, 5].map(newHours),
  minNoticeHours: 24,
  maxPerDay: 2,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 30,
  horizonDays: 60,
  skipsWeddingDays: true,
  isActive: true,
})

// The end of a day is 24:00 in the contract; a field of a time of day has 00:00.
const endOfDay = '24:00'
const midnight = '00:00'

export function fieldsOf({
  id: _id,
  token: _token,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...link
}: BookingLink): BookingLinkFields {
  const hours = link.hours.map(({ weekday, from, to }) => ({ weekday: String(weekday), from, to: to === endOfDay ? midnight : to }))
  return { ...link, providerId: String(link.providerId), spaceId: String(link.spaceId ?? ''), hours }
}

const numberOf = (value: number | null) => value ?? Number.NaN
const hoursOf = (rows: BookingLinkFields['hours']) =>
  rows.map(({ weekday, from, to }) => ({ weekday: Number(weekday), from: from ?? '', to: to === midnight ? endOfDay : (to ?? '') }))

/** The body of valid fields, without the provider, which a change keeps. */
export function bodyOf({ providerId: _providerId, ...fields }: BookingLinkFields) {
  return {
    ...fields,
    spaceId: fields.spaceId === '' ? null : Number(fields.spaceId),
    title: fields.title.trim(),
    hours: hoursOf(fields.hours),
    durationMinutes: numberOf(fields.durationMinutes),
    minNoticeHours: numberOf(fields.minNoticeHours),
    maxPerDay: numberOf(fields.maxPerDay),
    bufferBeforeMinutes: numberOf(fields.bufferBeforeMinutes),
    bufferAfterMinutes: numberOf(fields.bufferAfterMinutes),
    horizonDays: numberOf(fields.horizonDays),
  }
}

/** The problems, by the rule that the server uses too; an empty field is missing. */
export function bookingLinkFieldProblems(fields: BookingLinkFields): FieldProblem[] {
  const missing = Object.entries(fields).flatMap(([path, value]) => (value === null ? [path] : []))
  const times = fields.hours.flatMap(({ from, to }, index) => [
    ...(isBlank(from) ? [`hours[${index}].from`] : []),
    ...(isBlank(to) ? [`hours[${index}].to`] : []),
  ])
  const required = [...missing, ...times]
  const isRequired = (path: string) => required.some((one) => one === path || one.startsWith(path.replace(/\.\w+$/, '.')))
  return [
    ...required.map((path) => fieldProblem(path, 'required')),
    ...bookingLinkProblems(bodyOf(fields)).filter(({ path }) => !isRequired(path)),
  ]
}
