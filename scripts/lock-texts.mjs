/**
 * `tests/texts.lock.json`: for each message of the catalogues a short hash of its text in the languages that are written by hand. It is kept
 * up to date by `npm run generate`, with one exception: a text that the lock knows under another id keeps its old entry, so that the test
 * sees two texts that were swapped.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = join(root, 'tests/texts.lock.json')
/** Other English catalogues are compared with the first one; the test of all locales does that. */
const lockedLocales = ['en_CA', 'de_DE', 'tr_TR', 'ar_AE', 'ar_SA']
const catalogues = ['apps/panel/src/messages', 'apps/api/src/messages', 'packages/domain/messages']

const hash = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 5)
const readLock = () => JSON.parse(readFileSync(file, 'utf8'))

/** By locale, the hashes of all texts by their ids. */
function hashes() {
  const found = new Map(lockedLocales.map((locale) => [locale, new Map()]))
  const files = catalogues.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)))
  for (const path of files.filter((one) => one.endsWith('.json'))) {
    const name = basename(path, '.json')
    const ofLocale = found.get(found.has(name) ? name : basename(dirname(path)))
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')))) ofLocale?.set(id, hash(text))
  }
  return found
}

/** The messages of a locale that have the text of another message, which has lost it. */
export function movedTexts(locked, current) {
  // Several messages can have had the same text, such as “Save”.
  const ownersOf = new Map()
  for (const [id, text] of locked) ownersOf.set(text, [...(ownersOf.get(text) ?? []), id])
  return [...current].flatMap(([id, text]) => {
    if (!locked.has(id) || locked.get(id) === text) return []
    const owner = ownersOf.get(text)?.find((other) => current.has(other) && current.get(other) !== text)
    return owner === undefined ? [] : [{ id, owner }]
  })
}

const lockOf = (lock, at) => new Map(Object.entries(lock).map(([id, line]) => [id, line.split(' ')[at]]))

/** One line for each message that has the text of another one. */
export function movedMessages() {
  const [lock, current] = [readLock(), hashes()]
  return lockedLocales.flatMap((locale, at) =>
    movedTexts(lockOf(lock, at), current.get(locale)).map(({ id, owner }) => `${locale} ${id} has the text of ${owner}`),
  )
}

/** Adds new and changed texts to the lock. */
export function lockTexts() {
  const before = readFileSync(file, 'utf8')
  const [lock, current] = [JSON.parse(before), hashes()]
  const moved = lockedLocales.map((locale, at) => new Set(movedTexts(lockOf(lock, at), current.get(locale)).map(({ id }) => id)))
  const ids = [...current.get(lockedLocales[0]).keys()].sort((one, other) => (one < other ? -1 : 1))
  const lines = ids.map((id) => {
    const old = lock[id]?.split(' ')
    return [id, lockedLocales.map((locale, at) => (old && moved[at].has(id) ? old[at] : (current.get(locale).get(id) ?? '-'))).join(' ')]
  })
  const after = `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`
  if (after !== before) writeFileSync(file, after)
}
