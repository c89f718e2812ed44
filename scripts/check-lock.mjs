/**
 * Checks package-lock.json and every package.json for causes of a failed installation on other machines:
 * optional platform packages that the lock lacks (`npm ci` refuses such a lock), version ranges that are not exact,
 * and URLs of a registry.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const packages = read('package-lock.json').packages
const problems = []

/** Node's own lookup: next to the requiring package, then in each parent folder. */
function isLocked(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const base = folder === '.' ? '' : `${folder}/`
    if (packages[`${base}node_modules/${name}`]) return true
    if (base === '') return false
  }
}

for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(name, path || '.')) problems.push(`${path || 'the root'} wants ${name} on some platform, and the lock has none`)
  }
  if (entry.resolved?.includes('://')) problems.push(`${path} names the address of a registry`)
}

const workspaces = Object.keys(packages).filter((path) => path && !path.includes('node_modules'))
for (const folder of ['.', ...workspaces]) {
  const manifest = read(join(folder, 'package.json'))
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, range] of Object.entries(manifest[kind] ?? {})) {
      if (name.startsWith('@vendor-panel/')) continue
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)) problems.push(`${folder}/package.json: ${name} is "${range}", not an exact version`)
    }
  }
}

for (const problem of problems) console.error(problem)
console.log(problems.length ? `${problems.length} problems in the lock` : `the lock is whole: ${Object.keys(packages).length} packages`)
process.exitCode = problems.length ? 1 : 0
