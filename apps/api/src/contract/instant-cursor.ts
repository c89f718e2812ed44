import { Refusal } from './refusal.ts'

/** The place of an entry in a list that runs by time. */
export interface InstantPlace {
  at: string
  id: number
}

/** Where the next page of a list by time starts, as one opaque word. */
export function instantCursor({ at, id }: InstantPlace): string {
  return Buffer.from(`${at}|${id}`).toString('base64url')
}

/** The place a cursor names; one that is none is refused. */
export function readInstantCursor(cursor: string | undefined): InstantPlace | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) || Number.isNaN(Date.parse(at)) || !/^\d{1,16}$/.test(id))
    throw new Refusal(422, 'invalid', { errors: [{ path: 'cursor', code: 'format' }] })
  return { at, id: Number(id) }
}
