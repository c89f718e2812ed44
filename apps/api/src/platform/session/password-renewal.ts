import type { OperationName } from '../contract/operation.ts'

/** The operations that a user may call before a required password change (AUTH-14, AMB-18). */
const allowed = new Set<OperationName>(['getAccessToken', 'deleteAccessToken', 'renewPassword'])

export const isAllowedBeforeRenewal = (name: OperationName) => allowed.has(name)
