/**
 * Prints how many promises of docs/checklist.md hold. A promise is named if the title of a test has its id, and holds if that is so
 * at every level of its `T:`. `-- DISC LEAD-5` limits the output to these areas and prefixes of ids, and lists what is missing at
 * which level; `--tests` also prints the files that name each.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { titlesOf } from './test-titles.mjs'

const args = process.argv.slice(2)
const beginnings = args.filter((arg) => !arg.startsWith('--'))
const isAsked = (id) =>
  beginnings.length === 0 || beginnings.some((beginning) => id.startsWith(beginning.includes('-') ? beginning : `${beginning}-`))

/** The level that a test proves, by its folder: U unit, C story or journey, E journey, A API or contract. */
const kinds = [
  { files: ['{packages,apps/panel}/**/*.test.{ts,tsx}', 'tests/{architecture,built,papers}*.test.ts'], levels: ['U'] },
  { files: '{packages,apps/panel}/**/*.stories.tsx', levels: ['C'] },
  { files: 'e2e/*.spec.ts', levels: ['E', 'C'] },
  { files: ['apps/api/**/*.test.ts', 'tests/contract*.test.ts'], levels: ['A'] },
]

/** By id: the levels at which a title names it, and the files. */
const proofs = new Map()
for (const { files, levels } of kinds) {
  for (const path of globSync(files, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    for (const title of titlesOf(readFileSync(join(root, path), 'utf8'), path.endsWith('.stories.tsx'))) {
      for (const [id] of title.matchAll(/\b[A-Z0-9]{3,5}-\d{2}\b/g)) {
        if (!proofs.has(id)) proofs.set(id, { levels: new Set(), files: new Set() })
        const proof = proofs.get(id)
        for (const level of levels) proof.levels.add(level)
        proof.files.add(path)
      }
    }
  }
}

const promises = [...readFileSync(join(root, 'docs/checklist.md'), 'utf8').matchAll(/^- \*\*(([A-Z0-9]+)-\d+)\*\* (.*)$/gm)].map(
  ([, id, area, text]) => {
    const asked = /· T:([UCEA,]+)/.exec(text)?.[1].split(',') ?? []
    const missing = asked.filter((level) => !proofs.get(id)?.levels.has(level))
    return { id, area, isNamed: proofs.has(id), holds: asked.length > 0 && missing.length === 0, missing }
  },
)

const shown = promises.filter(({ id }) => isAsked(id))
const held = (part) => part.filter(({ holds }) => holds).length
const named = (part) => part.filter(({ isNamed }) => isNamed).length

for (const area of new Set(shown.map((promise) => promise.area))) {
  const all = shown.filter((promise) => promise.area === area)
  // A reading of AMB has no level: the promises that cite it prove it.
  if (area === 'AMB') console.log(`AMB: ${named(all)} of ${all.length} readings are named`)
  else console.log(`${area}: ${held(all)} of ${all.length} hold, ${named(all)} are named`)
  for (const { id, isNamed, missing } of all) {
    if (beginnings.length > 0 && missing.length > 0)
      console.log(`  ${id} is missing at ${missing.join(', ')}${isNamed ? '' : '; no test names it'}`)
    if (args.includes('--tests') && isNamed) console.log(`  ${id} is named in ${[...proofs.get(id).files].join(' ')}`)
  }
}

const ids = new Set(promises.map(({ id }) => id))
const areas = new Set(promises.map(({ area }) => area))
const unknown = [...proofs.keys()].filter((id) => areas.has(id.split('-')[0]) && !ids.has(id) && isAsked(id))
if (unknown.length) console.log(`Named by tests, missing in docs/checklist.md: ${unknown.join(' ')}`)

const sum = (part) => `${held(part)} of ${part.length} hold at every level, ${named(part)} are named`
const counted = shown.filter(({ area }) => area !== 'WORK' && area !== 'AMB')
const work = shown.filter(({ area }) => area === 'WORK')
console.log()
if (counted.length) console.log(`Promises: ${sum(counted)}`)
if (work.length) console.log(`WORK, counted separately: ${sum(work)}`)
