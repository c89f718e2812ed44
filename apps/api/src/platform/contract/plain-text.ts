import { Refusal } from './refusal.ts'

const depthMax = 32

/**
 * Refuses text that PostgreSQL or UTF-8 cannot store (NUL, half of a surrogate pair) and excessive nesting.
 * Otherwise it would cause a 500, or be stored differently. The path is written as in a form (ERR-06).
 */
export function refuseUnreadable(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!isReadable(value)) throw unreadable(path)
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= depthMax) throw unreadable(path)
    for (const [name, inner] of Object.entries(value)) {
      if (!isReadable(name)) throw unreadable(path)
      refuseUnreadable(inner, joinPath(path, Array.isArray(value) ? `[${name}]` : name), depth + 1)
    }
  }
}

const isReadable = (text: string) => !text.includes('\0') && text.isWellFormed()
const joinPath = (path: string, inner: string) => (path === '' || inner.startsWith('[') ? `${path}${inner}` : `${path}.${inner}`)

/** The path is truncated, since the caller controls its length. */
const unreadable = (path: string) => new Refusal(400, 'malformed', path ? { errors: [{ path: path.slice(0, 200), code: 'format' }] } : {})
