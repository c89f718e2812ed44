import type { ApiError } from '@vendor-panel/sdk'

/** The server's own sentence about a refused write, where it is meant to be read: version 2 speaks in codes (ERR-04, ERR-05). */
export function writeErrorText(error: ApiError): string | null {
  return error.version === 1 && error.message !== '' && error.status < 500 ? error.message : null
}
