import { isRecord } from '../shared/guards.ts'

/** An answer of the server that the service worker keeps for the session of `owner`. */
export type KeptAnswer = { owner: string; at: number; status: number; type: string; body: string; etag: string | null }

/** Whether a stored value has the format of this version of the worker. */
export const isKeptAnswer = (value: unknown): value is KeptAnswer =>
  isRecord(value) &&
  typeof value['owner'] === 'string' &&
  Number.isFinite(value['at']) &&
  Number.isInteger(value['status']) &&
  typeof value['type'] === 'string' &&
  typeof value['body'] === 'string' &&
  (value['etag'] === null || typeof value['etag'] === 'string')
