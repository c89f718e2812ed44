import { randomUUID } from 'node:crypto'
import type { Answer, Body } from '@vendor-panel/contract/operation-types'

export interface Running {
  origin: string
  serviceKey: string
  /** Where mail arrives. */
  inboundMail?: { port: number; domain: string }
  /** The sandbox bank. */
  bank?: { origin: string; secret: string }
}

/** A problem that the user of the command can fix. */
export class DemoError extends Error {
  override name = 'DemoError'
}

const names = [
  'Leïla Fontaine & Marco Silva',
  'Wren Abara & Tobias Lund',
  'Mina Castellano & Jude Park',
  'Hazel Whitford & Ravi Menon',
  'Noor Jansen & Elliot Shaw',
]
const questions = [
  'We saw your page last night and have not talked about anything else since. Is the date still free?',
  'We would love to come by on Saturday. How long may the music play?',
  'Half of our guests come from abroad. Is there somewhere to sleep nearby?',
  'Could you hold the date for a week while we talk to our parents?',
]
const answers = [
  'Thank you for the quick answer! Saturday at eleven is perfect, we will be four.',
  'That sounds lovely. Could you send the winter menu as well?',
  'One more question: may we bring our dog to the ceremony?',
  'We talked it over, and yes, we would like to see the house.',
]

/** A couple that has asked. */
export interface Asking {
  leadId: number
  providerId: number
  extensionNumber: string
}

/** A couple asks a provider for a quote. */
export async function requestQuote(running: Running, providerId: number): Promise<{ couple: Asking; report: string }> {
  const name = oneOf(names)
  const message = `Hello,\n\n${oneOf(questions)}\n\n${name}`
  const lead: Body<'createIntakeLead'> = {
    providerId,
    name,
    email: `${name
      .split(' ', 1)[0]
      ?.normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()}@example.com`,
    phone: `+1613555${String(100 + Math.floor(Math.random() * 100)).padStart(4, '0')}`,
    weddingDate: nextSummerSaturday(),
    guestCount: 60 + 10 * Math.floor(Math.random() * 12),
    budgetPerPerson: 80 + 5 * Math.floor(Math.random() * 12),
    message,
    contactPreference: 'none',
    isWedding: true,
  }
  const { data } = await post<Answer<'createIntakeLead'>>(running, '/intake/leads', lead, `There is no provider ${providerId}.`)
  const report = `${name} asked provider ${providerId} for a quote: couple ${data.id}, extension ${data.extensionNumber}.\n${running.origin}/leads/${data.id}`
  return { couple: { leadId: data.id, providerId, extensionNumber: data.extensionNumber }, report }
}

/** The couple writes again. */
export async function sendCoupleMessage(running: Running, leadId: number): Promise<string> {
  const body = oneOf(answers)
  const message: Body<'createIntakeMessage'> = { channel: 'email', subject: 'Re: Your wedding', body }
  await post<Answer<'createIntakeMessage'>>(running, `/intake/leads/${leadId}/messages`, message, `There is no couple ${leadId}.`)
  return `Couple ${leadId} wrote: ${body}\n${running.origin}/leads/${leadId}?activeTab=messages`
}

export async function post<Answered>({ origin, serviceKey }: Running, path: string, body: object, missing: string): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'x-service-key': serviceKey, 'idempotency-key': randomUUID() }
  const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
  })
  if (response.status === 404) throw new DemoError(missing)
  if (!response.ok) throw new DemoError(`The server refused: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answered
}

function nextSummerSaturday(): string {
  const june = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1 + Math.floor(Math.random() * 80)))
  june.setUTCDate(june.getUTCDate() + ((6 - june.getUTCDay() + 7) % 7))
  return june.toISOString().slice(0, 10)
}

function oneOf(items: readonly string[]): string {
  return items[Math.floor(Math.random() * items.length)] ?? ''
}
