import type { OperationName } from '../contract/operation.ts'

/** What a user may do whose password must be changed first (AUTH-14, AMB-18). */
const allowed = new Set<OperationName>(['getAccessToken', 'deleteAccessToken', 'renewPassword'])

export const isAllowedBeforeRenewal = (name: OperationName) => allowed.has(name)
