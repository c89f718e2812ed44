/** Bounds of each body and filters of each list, as plain data: for pages that need a number and no check. `shape.ts` has the checks. */
export * from './generated/bounds.ts'
export * from './generated/filters.ts'
