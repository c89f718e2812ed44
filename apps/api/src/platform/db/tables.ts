/** Every table, for Kysely. A folder describes its own in `<noun>.tables.ts`; `generated/tables.ts` declares them here. */
export interface Tables {}
