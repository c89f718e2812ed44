import { operationTable } from '@vendor-panel/contract/operations'
import type { FirstRead } from '../shared/first-read.ts'

/** The URL of a read in the form of `firstRequest`. `queryNames` returns the query parameters of an operation. */
export function readAddress({ operation, path = {}, query = {} }: FirstRead, queryNames: (operation: string) => string[]): string {
  const [, route] = operationTable[operation]
  const address = route.replace(/\{(\w+)\}/g, (_, name: string) => `:${path[name]}`)
  if (typeof query === 'function') return `${address}*${queryNames(operation).join(',')}`
  // The items of an array are encoded, the commas between them are not, as in the requests of the SDK.
  const valueOf = (value: unknown) =>
    [value]
      .flat()
      .map((one) => encodeURIComponent(String(one)))
      .join(',')
  const fixed = Object.entries(query).map(([name, value]) => `${name}=${valueOf(value)}`)
  return fixed.length > 0 ? `${address}?${fixed.join('&')}` : address
}
