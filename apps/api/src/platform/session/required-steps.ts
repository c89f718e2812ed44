import { Refusal } from '../contract/refusal.ts'
import type { OperationName } from '../contract/operation.ts'

/** The operations that a user may call before a step after sign-in is done (AUTH-14, AUTH-26, AMB-18). */
const always: readonly OperationName[] = ['getAccessToken', 'deleteAccessToken']
const allowed = {
  two_factor_required: new Set<OperationName>([...always, 'verifyTwoFactor']),
  password_change_required: new Set<OperationName>([...always, 'renewPassword']),
}

/** Refuses every other call until the second factor, and then the new password, are done. */
export function requireSteps(user: { twoFactorPending: boolean; passwordChangeRequired: boolean }, name: OperationName): void {
  const step = user.twoFactorPending ? 'two_factor_required' : user.passwordChangeRequired ? 'password_change_required' : null
  if (step !== null && !allowed[step].has(name)) throw new Refusal(403, step)
}
