import type { ApiError } from '@vendor-panel/sdk'

/**
 * Whether this write, or an earlier try with its `Idempotency-Key`, may have been performed: the server did not answer, failed, or did not
 * get as far as the key. It is tried again with the same key. All other errors are refusals: the key was not used.
 */
export const isOutcomeUnknown = ({ status, code }: ApiError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500 || code === 'in_flight'
