/**
 * `npm run new:area supplier suppliers`: writes the files of a new area from `templates/area`, in the layout of Discounts. The templates are real
 * files about a `sample-item`; this noun is replaced in names and texts. CONTRIBUTING.md says what comes next.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const templates = join(root, 'templates/area')
const [singular = '', plural = ''] = process.argv.slice(2)
if (![singular, plural].every((noun) => /^[a-z]+(-[a-z]+)*$/.test(noun)) || singular === plural)
  fail('Usage: npm run new:area SINGULAR PLURAL, in lower case with hyphens: npm run new:area catalog-menu catalog-menus')

const pascal = (noun) => noun.replaceAll(/(^|-)(\w)/g, (_, _hyphen, letter) => letter.toUpperCase())
const camel = (noun) => pascal(noun).replace(/^\w/, (letter) => letter.toLowerCase())
const spaced = (noun) => noun.replaceAll('-', ' ')
const sentence = (noun) => spaced(noun).replace(/^\w/, (letter) => letter.toUpperCase())
const snake = (noun) => noun.replaceAll('-', '_')
const spellings = [(noun) => noun, pascal, camel, spaced, sentence, snake]

// The plural first: it contains the singular.
const replacements = [
  ['sample-items', plural],
  ['sample-item', singular],
].flatMap(([from, to]) => spellings.map((spell) => [spell(from), spell(to)]))
const named = (text) => replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text)

const migrations = globSync('apps/api/src/**/migrations/*.ts', { cwd: root }).map((path) => path.replace(/.*[\\/]/, ''))
const last = Math.max(...migrations.map((file) => Number(file.slice(0, 4))))
const migration = migrations.find((file) => file.slice(4) === `-${plural}.ts`)?.slice(0, 4) ?? String(last + 1).padStart(4, '0')

const written = globSync('**/{.*/,}*.{ts,tsx,json,yaml,md}', { cwd: templates })
  .filter((path) => statSync(join(templates, path)).isFile())
  .map((path) => ({ path: named(path).replace('/0000-', `/${migration}-`), text: named(readFileSync(join(templates, path), 'utf8')) }))
const isNew = ({ path }) => !existsSync(join(root, path))
// A folder of this name that `new:area` did not write.
const feature = `apps/panel/src/features/${plural}`
if (existsSync(join(root, feature)) && written.some((file) => file.path.startsWith(`${feature}/`) && isNew(file)))
  fail(`${feature} is another area: choose another noun.`)
const [made, kept] = [written.filter(isNew), written.filter((file) => !isNew(file))]
for (const { path, text } of made) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const name = camel(plural)
const edited = [
  editLines(
    'packages/domain/README.md',
    `(src/${singular}.ts)`,
    /\(src\/discount\.ts\)/,
    `- **${sentence(plural)}** ([\`${singular}.ts\`](src/${singular}.ts)).`,
  ),
  editLines('packages/domain/src/index.ts', `'./${singular}.ts'`, /^export \* from/, `export * from './${singular}.ts'`),
  editLines('apps/panel/src/shared/paths.ts', `  ${name}: path(`, /^ {2}discounts: path/, `  ${name}: path('/${plural}'),`),
  editLines('apps/panel/src/shared/paths.test.ts', `"${name}": "`, /^ {6}"\w+": "\//, `      "${name}": "/${plural}",`),
].flat()

execFileSync(
  'oxfmt',
  [...made.map(({ path }) => path), ...edited].filter((path) => /\.(tsx?|json)$/.test(path)),
  {
    cwd: root,
    shell: process.platform === 'win32',
  },
)
const lines = [
  ...made.map(({ path }) => `  ${path}`),
  ...edited.map((path) => `  ${path} (one line)`),
  ...kept.map(({ path }) => `  ${path} (kept: it exists already)`),
]
process.stdout.write(`${lines.join('\n')}\n\nNow run "npm run generate", and follow "How to add an area" in CONTRIBUTING.md.\n`)

/** Inserts a line among those that match, where it sorts, unless the file has the text. Returns the files that were changed. */
function editLines(path, text, among, line) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  if (lines.some((one) => one.includes(text))) return []
  const indexes = [...lines.keys()].filter((index) => among.test(lines[index]))
  lines.splice((indexes.findLast((index) => lines[index] < line) ?? indexes[0] - 1) + 1, 0, line)
  writeFileSync(join(root, path), lines.join('\n'))
  return [path]
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
