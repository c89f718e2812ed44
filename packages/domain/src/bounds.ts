/**
 * Bounds of each body and filters of each list, as plain data: for pages that need a number but no validation. `shape.ts` has the
 * validation.
 */
export * from './generated/bounds.ts'
export * from './generated/filters.ts'
