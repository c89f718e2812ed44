import { randomBytes } from 'node:crypto'

export const randomName = () => randomBytes(16).toString('hex')
export const newKey = (customerId: number, extension: string) => `${customerId}/${randomName()}${extension}`
export const keyShape = /^\d+\/[\da-f]{32}(\.[a-z]+)?$/

/** A second protection: a row with another customer's key finds nothing. */
export function checkedKey(customerId: number, key: string): string {
  if (!keyShape.test(key) || !key.startsWith(`${customerId}/`)) throw new Error('A file was asked for that is not the customer’s')
  return key
}
