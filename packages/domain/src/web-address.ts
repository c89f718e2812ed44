import type { Code } from './codes.ts'
import { isBlank } from './field.ts'

const webAddress =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]*(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** The problem of a web address, or null: http or https, a host name, without user name and password (VAL-09). */
export function webAddressProblem(text: string): Extract<Code, 'required' | 'invalid_url'> | null {
  const address = text.trim()
  if (isBlank(address)) return 'required'
  return address.length <= 2_000 && webAddress.test(address) && URL.canParse(address) ? null : 'invalid_url'
}
