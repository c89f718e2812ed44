import type { Answer, Body } from '@vendor-panel/contract/operation-types'
import { DemoError, type Running } from './couple.ts'

/** The couple of the newest offer in the outbox answers it, as by the link of its mail. */
export async function answerOffer({ origin }: Running, answer: 'accept' | 'decline'): Promise<string> {
  const outbox = await requested(origin, fetch(`${origin}/dev/outbox`))
  const token = /\/offer\/(of_[\w-]+)/.exec(await outbox.text())?.[1]
  if (token === undefined) throw new DemoError('There is no mail with an offer. Send one from the Offer tab of a couple first.')
  const body: Body<'acceptOffer'> = { note: answer === 'accept' ? 'We are looking forward to it!' : 'We found another place. Thank you!' }
  const headers = { 'content-type': 'application/json' }
  const sent = fetch(`${origin}/api/offers/${token}/${answer}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data } = (await (await requested(origin, sent)).json()) as Answer<'acceptOffer'>
  return `${data.coupleName}: the offer of ${data.provider.name} is ${data.state}.\n${origin}/offer/${token}`
}

async function requested(origin: string, request: Promise<Response>): Promise<Response> {
  const response = await request.catch(() => {
    throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
  })
  if (!response.ok) throw new DemoError(`The server refused: ${response.status} ${await response.text()}`)
  return response
}
