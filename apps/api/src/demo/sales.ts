import type { Answer, Body } from '@vendor-panel/contract/operation-types'
import { DemoError, post, type Running } from './couple.ts'

type Waiting = Answer<'listSalesRequests'>['data'][number]

/** What a firm is worth that signs in the demo, in whole units of the currency. */
const signedAmount = 8_000

/** The sales team grants the latest request of an account, or all of them; with `isDeclined` it declines upgrades (UPG-04, REFER-12). */
export async function decideRequests(
  running: Running,
  customerId: number,
  { isDeclined, isAll }: { isDeclined: boolean; isAll: boolean },
): Promise<string> {
  // A firm that does not sign needs no decision: its proposal lapses.
  const waiting = (await findWaiting(running, customerId)).filter(({ entity }) => !isDeclined || entity === 'upgrade_request')
  if (waiting.length === 0) throw new DemoError(`Account ${customerId} has no request for the sales team.`)
  const lines: string[] = []
  for (const request of isAll ? waiting : waiting.slice(0, 1)) lines.push(await decide(running, customerId, request, isDeclined))
  return lines.join('\n')
}

async function decide(running: Running, customerId: number, { entity, entityId, text }: Waiting, isDeclined: boolean): Promise<string> {
  const { origin } = running
  if (entity === 'upgrade_request') {
    const body: Body<'createIntakeUpgradeDecision'> = { actionId: entityId, decision: isDeclined ? 'decline' : 'grant' }
    const missing = `The account has no active package to which “${text}” could be added.`
    await post(running, `/intake/customers/${customerId}/upgrade-decisions`, body, missing)
    return `${isDeclined ? 'Declined' : 'Granted'}: ${text}\n${origin}/`
  }
  const body: Body<'createIntakeReferralDecision'> = { proposalId: entityId, status: 'signed', amount: signedAmount }
  const path = `/intake/customers/${customerId}/referral-decisions`
  const { data } = await post<Answer<'createIntakeReferralDecision'>>(running, path, body, 'The proposal was deleted in the meantime.')
  const reward = data.reward ? `${data.reward.amount} ${data.reward.currency}, paid by ${data.paidBy}` : 'no reward'
  return `Signed: ${text} (${reward})\n${origin}/refer-provider`
}

async function findWaiting({ origin, serviceKey }: Running, customerId: number): Promise<Waiting[]> {
  const headers = { 'x-service-key': serviceKey }
  const response = await fetch(`${origin}/api/intake/customers/${customerId}/sales-requests`, { headers }).catch(() => {
    throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
  })
  if (response.status === 404) throw new DemoError(`There is no account ${customerId}.`)
  if (!response.ok) throw new DemoError(`The server refused: ${response.status} ${await response.text()}`)
  return ((await response.json()) as Answer<'listSalesRequests'>).data
}
