import type { ColumnType } from 'kysely'

/** An instant as ISO 8601 in UTC with milliseconds. */
export type Instant = ColumnType<string, string, string>
/** JSON: read as values, written as text. */
export type JsonList<Item> = ColumnType<Item[], string | undefined, string>
export type CreatedAt = ColumnType<string, string | undefined, never>
