import type { OperationName } from '@vendor-panel/contract/operation-types'

/** Operations of later versions; until then they return 501. This list may only shrink. */
export const notYet = [] as const satisfies readonly OperationName[]
