import { operationTable } from '@vendor-panel/contract/operations'
import type { FirstRead } from '../shared/first-read.ts'

/** The address of a read as `firstRequest` takes it. `queryNames` tells which names an operation takes in its query. */
export function readAddress({ operation, path = {}, query = {} }: FirstRead, queryNames: (operation: string) => string[]): string {
  const [, route] = operationTable[operation]
  const address = route.replace(/\{(\w+)\}/g, (_, name: string) => `:${path[name]}`)
  if (typeof query === 'function') return `${address}*${queryNames(operation).join(',')}`
  const fixed = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return fixed.length > 0 ? `${address}?${fixed.join('&')}` : address
}
