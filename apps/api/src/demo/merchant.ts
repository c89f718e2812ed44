import type { Answer, Body } from '@vendor-panel/contract/operation-types'
import { post, type Running } from './couple.ts'

/** The payment team decides the application for online payment that has waited longest; with a reason it rejects (PAY-14). */
export async function decideApplication(running: Running, customerId: number, reason: string | undefined): Promise<string> {
  const body: Body<'createIntakeMerchantDecision'> = reason === undefined ? { decision: 'approve' } : { decision: 'reject', reason }
  const path = `/intake/customers/${customerId}/merchant-decisions`
  const { data } = await post<Answer<'createIntakeMerchantDecision'>>(
    running,
    path,
    body,
    `No application of account ${customerId} is pending.`,
  )
  const what = `the application of ${data.holder}, ${data.bank}`
  const decided = reason === undefined ? `Approved: ${what}` : `Rejected: ${what}\nReason: ${reason}`
  return `${decided}\n${running.origin}/providers/0/payments`
}
