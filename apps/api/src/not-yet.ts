import type { OperationName } from './contract/operation.ts'

/** Operations that a later version builds; until then they answer 501. This list may only shrink. */
export const notYet = ['getProvider', 'listProviders'] as const satisfies readonly OperationName[]
