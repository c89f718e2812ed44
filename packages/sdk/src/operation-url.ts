import { operationTable } from '@vendor-panel/contract/operations'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import type { CallInput } from './middleware.ts'
import type { Arguments, ReadName } from './operation.ts'

// Lists are sent as `a,b` (`explode: false` in the contract).
const querySerializer = createQuerySerializer({ array: { style: 'form', explode: false } })

export const withoutSlash = (baseUrl: string) => baseUrl.replace(/\/$/, '')

/** The URL of a call. */
export function finalUrl(baseUrl: string, route: string, { path, query }: Pick<CallInput, 'path' | 'query'>): string {
  const params = { path: path ?? {}, query: query ?? {} }
  return createFinalURL(route, { baseUrl, params, querySerializer, pathSerializer: defaultPathSerializer })
}

/**
 * The URL of a read, for a link that the browser itself follows. It sends no headers, so the operation must need none: the calendar file of a
 * viewing, whose token is in the path.
 */
export function operationUrl<Name extends ReadName>(baseUrl: string, operation: Name, ...[input]: Arguments<Name>): string {
  const [, route] = operationTable[operation]
  return finalUrl(withoutSlash(baseUrl), route, (input ?? {}) as CallInput)
}
