import { randomUUID } from 'node:crypto'
import type { Body } from '@vendor-panel/contract/operation-types'
import { demoNumber } from '../seed/demo-number.ts'
import { post, type Asking, type Running } from './couple.ts'

type CallReport = Body<'createIntakeCallEvent'>

/** How a call ends, and the sentence of the command. */
const ends = {
  ended: 'talked for 95 seconds',
  missed: 'was not answered',
  unreachable: 'did not get through',
  disconnected: 'was disconnected',
} as const
export type CallEnd = keyof typeof ends
export const callEnds = Object.keys(ends) as CallEnd[]

const talkSeconds = 95

/** The switchboard reports a call: its start, and its end. */
export async function reportCall(running: Running, couple: Asking, direction: CallReport['direction'], end: CallEnd): Promise<string> {
  const { leadId, providerId, extensionNumber } = couple
  const call = { callId: `demo-${randomUUID()}`, direction, number: demoNumber(providerId), extensionNumber }
  const send = (event: Omit<CallReport, keyof typeof call>) =>
    post(running, '/intake/calls', { ...call, ...event }, `There is no couple ${extensionNumber} of provider ${providerId}.`)
  const now = Date.now()
  const isTalk = end === 'ended' || end === 'disconnected'
  await send({ event: 'started', at: new Date(now - (isTalk ? talkSeconds : 20) * 1000).toISOString() })
  await send({
    event: isTalk ? 'ended' : end,
    at: new Date(now).toISOString(),
    ...(isTalk && { durationSeconds: talkSeconds }),
    ...(end === 'disconnected' && { result: 'line_closed' }),
  })
  const who = direction === 'in' ? `Couple ${leadId} called and` : `Provider ${providerId} called couple ${leadId} and`
  return `${who} ${ends[end]}.\n${running.origin}/leads/${leadId}?activeTab=call-data`
}
