/** The version of a record as callers see it: the `ETag` of what they read, the `If-Match` of what they change. */
import type { VendorContext } from './context.ts'
import { Refusal } from './refusal.ts'

/**
 * The header of an answer that shows the record in this version, for `If-Match` alone: what is shown beside the record (links, pictures,
 * documents) changes without it, so that no reading may be 304 for its sake.
 */
export function versionHeaders(version: number): { etag: string } {
  return { etag: `"${version}"` }
}

/**
 * Refuses a change that was made from an older reading (409 `stale_version`); without `If-Match` the last change wins.
 * Call it when the row is locked: a version that is only read may be passed before the change is written.
 */
export function requireVersion({ ifMatch }: Pick<VendorContext, 'ifMatch'>, version: number): void {
  if (ifMatch !== undefined && !isTagAmong(ifMatch, versionHeaders(version).etag)) throw new Refusal(409, 'stale_version')
}

/** Whether the list of a conditional header has this tag; a proxy that compresses may have made it a weak one. */
export function isTagAmong(list: string, tag: string): boolean {
  return list.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}
