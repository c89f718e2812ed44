import { Refusal } from './refusal.ts'

const depthMax = 32

/**
 * Refuses text that PostgreSQL or UTF-8 cannot hold (NUL, half of a surrogate pair) and nesting no document of ours has.
 * Either would else come back as a 500, or come back changed.
 */
export function refuseUnreadable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new Refusal(400, 'malformed')
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= depthMax) throw new Refusal(400, 'malformed')
    for (const [name, inner] of Object.entries(value)) {
      refuseUnreadable(name, depth)
      refuseUnreadable(inner, depth + 1)
    }
  }
}
