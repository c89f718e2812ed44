import { expect, it } from 'vitest'
import { titlesOf } from '../scripts/test-titles.mjs'
import { enforceRule } from './enforce-rule.ts'
import { code, commentsOf, isStory, read, withoutComments, type Rule, type Source } from './sources.ts'
import { nameWordings, titleWordings, wordings, type Wording } from './wording.ts'

/** These files contain the wordings: the list itself, its test, and the specification, which is quoted verbatim. */
const quotesThem = new Set(['tests/wording.ts', 'tests/architecture-wording.test.ts', 'docs/style.md', 'docs/checklist.md'])
const isOurs = ({ path }: Source) => !quotesThem.has(path) && !path.endsWith('CHANGELOG.md')

const find = ({ path }: Source, lines: string[], list: Wording[]) =>
  lines.flatMap((line, index) =>
    list.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(line) ?? []
      return found === undefined ? [] : [`${path}:${index + 1} "${found}" → ${instead}`]
    }),
  )

/** The titles of a file's tests, one by one. */
const titles = (source: Source): string[] => [
  ...new Set<string>(titlesOf(source.text, isStory(source.path)).flatMap((title: string) => title.split(' › '))),
]

const inProse =
  (linesOf: (source: Source) => string[]): Rule =>
  (sources) =>
    sources.flatMap((source) => find(source, linesOf(source), wordings))

/** The code without comments and the texts in it. */
const withoutTexts = (text: string) => withoutComments(text).replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")

const hand = [...code, ...read('templates/**/*.{ts,tsx}')].filter(isOurs)
const tests = hand.filter(({ path }) => /\.(test|spec|stories)\.tsx?$/.test(path))

enforceRule('comments are in standard English (docs/style.md)', inProse(commentsOf), hand, [
  { path: 'x.ts', text: '// A line that is away is told to nobody.' },
  { path: 'x.ts', text: '/**\n * Written anew.\n */' },
])
enforceRule('titles of tests are in standard English', inProse(titles), tests, {
  path: 'x.test.ts',
  text: `it('forgets whoever has gone', () => {})`,
})
enforceRule('titles of tests are facts', (sources) => sources.flatMap((source) => find(source, titles(source), titleWordings)), tests, {
  path: 'x.test.ts',
  text: `describe('ERR-06 what a form refuses', () => { it('x', () => {}) })`,
})
enforceRule(
  'names are nouns and verbs of the field',
  (sources) => sources.flatMap((source) => find(source, withoutTexts(source.text).split('\n'), nameWordings)),
  hand.filter(({ path }) => !isStory(path)),
  [
    { path: 'x.ts', text: 'export const makeAnew = () => {}' },
    { path: 'x.test.ts', text: 'const told = new Set()' },
    { path: 'x.ts', text: 'const { code, said } = await play()' },
    { path: 'x.ts', text: 'ids.map((id, place) => ids[place])' },
    { path: 'x.ts', text: 'const path = `ids[${place}]`' },
    { path: 'x.ts', text: 'const words = (locale: Locale) => ({})' },
    { path: 'x.ts', text: 'const day = dayInWords(date)' },
  ],
)
it('a place that is a city is accepted, and so are counted words', () => {
  const lines = [
    'const place = await findPlace(db, body)',
    'event.place?.trim()',
    'const words = countWords(text)',
    'const words = (count: number) => 1',
  ]
  expect(find({ path: 'x.ts', text: '' }, lines, nameWordings)).toEqual([])
})
enforceRule(
  'descriptions of the contract are in standard English',
  inProse(({ text }) => text.split('\n').map((line) => line.replace(/\bexamples?: .*$/, ''))),
  read(['openapi/*.yaml', 'openapi/realtime.schema.json', 'templates/**/*.yaml']).filter(isOurs),
  { path: 'x.yaml', text: 'description: The link is gone.' },
)
enforceRule(
  'papers are in standard English',
  inProse(({ text }) => text.split('\n')),
  read(['**/*.md', '.changeset/*.md']).filter(isOurs),
  {
    path: 'x.md',
    text: 'Nobody knows the line, nor its words.',
  },
)
