import { Refusal } from '../contract/refusal.ts'
import type { OperationName } from '../contract/operation.ts'

// What belongs to the user alone: passwords, second factor, sign-ins, contacts, cards, bank accounts, users, agreements, this browser's push
// messages, and what outlasts the visit of an operator: keys, webhooks, secret addresses of calendars and of forwarded mail.
const personal =
  /Password|TwoFactor|RecoveryCode|SocialConnection|DeviceSession|Contact|CustomerUser|Invitation|CreditCard|CustomerAccount|Purchase|PaymentAction|AgreementSign|PushSubscription|ApiKey|Webhook|CalendarFeed|ForwardingAddress/
const reads = /^(get|list|download|search)/
const secretReads: readonly OperationName[] = ['getTwoFactorQr', 'getTwoFactorSecret']

/** Whether an operator who acts as a user may not call this operation (AMB-60). */
export const isForUserAlone = (name: OperationName): boolean => secretReads.includes(name) || (personal.test(name) && !reads.test(name))

/** Refuses an operator what only the user may do. */
export function requireUser({ operator }: { operator: string | null }, name: OperationName): void {
  if (operator !== null && isForUserAlone(name)) throw new Refusal(403, 'operator_forbidden')
}
