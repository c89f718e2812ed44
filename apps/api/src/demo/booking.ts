import { randomUUID } from 'node:crypto'
import type { Answer, Body } from '@vendor-panel/contract/operation-types'
import { demoLinkToken } from '../seed/demo-link.ts'
import { DemoError, type Running } from './couple.ts'

const couples = [
  { name: 'Ivy Laurent & Samuel Osei', email: 'ivy.laurent@example.com', message: 'We would love to see the tables under the trees.' },
  { name: 'Dana Kowalski & Theo Brandt', email: 'dana.kowalski@example.com', message: 'May our parents come along?' },
  { name: 'Amira Haddad & Leon Fischer', email: 'amira.haddad@example.com', message: 'Is the house reachable by train?' },
]

/** A couple books a viewing by a link, without a session: at the first free time of the provider's first link, or of another one. */
export async function bookViewing({ origin }: Running, link: { providerId: number } | { token: string }): Promise<string> {
  const token = 'token' in link ? link.token : demoLinkToken(link.providerId)
  const address = `${origin}/api/booking-links/${encodeURIComponent(token)}`
  const { data: page } = await answerOf<Answer<'getBookingPage'>>(origin, fetch(address))
  const slots = page.days.flatMap((day) => day.slots)
  const startAt = slots[Math.floor(Math.random() * Math.min(slots.length, 12))]
  if (startAt === undefined) throw new DemoError(`${page.provider.name} has no free time for a viewing.`)
  const couple = couples[Math.floor(Math.random() * couples.length)]!
  const body: Body<'createBooking'> = { ...couple, startAt, guestCount: 80 }
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const made = await answerOf<Answer<'createBooking'>>(
    origin,
    fetch(`${address}/book`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  const time = new Date(startAt).toLocaleString('en-CA', { timeZone: page.provider.timeZone, dateStyle: 'full', timeStyle: 'short' })
  return `${couple.name} booked “${page.title}” with ${page.provider.name}: ${time}\n${origin}/viewing/${made.data.token}`
}

async function answerOf<Answered>(origin: string, request: Promise<Response>): Promise<Answered> {
  const response = await request.catch(() => {
    throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
  })
  if (response.status === 404) throw new DemoError('There is no such booking link. Name one with --link, or a provider with --provider.')
  if (!response.ok) throw new DemoError(`The server refused: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answered
}
