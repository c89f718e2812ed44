/** The version of a record for callers: the `ETag` of a read, the `If-Match` of a change. */
import type { VendorContext } from './context.ts'
import { Refusal } from './refusal.ts'

/**
 * The header of an answer with the record in this version, only for `If-Match`: data shown next to the record (links, pictures,
 * documents) changes without it, so that it must not cause a 304.
 */
export function versionHeaders(version: number): { etag: string } {
  return { etag: `"${version}"` }
}

/**
 * Refuses a change that is based on an older version (409 `stale_version`); without `If-Match` the last change wins.
 * Call it after locking the row: an unlocked version can become stale before the change is written.
 */
export function requireVersion({ ifMatch }: Pick<VendorContext, 'ifMatch'>, version: number): void {
  if (ifMatch !== undefined && !isTagAmong(ifMatch, versionHeaders(version).etag)) throw new Refusal(409, 'stale_version')
}

/** Whether the list of a conditional header contains this tag; a proxy that compresses may have made it weak. */
export function isTagAmong(list: string, tag: string): boolean {
  return list.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}
