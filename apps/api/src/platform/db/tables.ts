/** Every table, for Kysely. A folder describes its own in `<noun>.tables.ts`; `generated/tables.ts` adds them here. */
export interface Tables {}
