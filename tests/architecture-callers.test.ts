import { describe, expect, it } from 'vitest'
import notYet from '../packages/domain/not-yet.json' with { type: 'json' }
import { importsOf, isStory, isTest, read, withoutComments, type Source } from './sources.ts'

/** The areas that are not built yet. Each lists the rules it will call in `packages/domain/not-yet.json`, which may only shrink. */
const areas = ['discounts', 'couples', 'ways in', 'shell', 'prices', 'pages and pictures', 'reputation', 'numbers', 'money', 'team']
type Waiting = Record<string, readonly string[]>

const folder = 'packages/domain/src/'
const index = `${folder}index.ts`
const sources = read(['packages/domain/src/*.ts', 'packages/sdk/src/**/*.{ts,tsx}', 'apps/*/{src,vite}/**/*.{ts,tsx}']).filter(
  (source) => !isTest(source.path) && !isStory(source.path),
)

/** A top-level declaration, and the identifiers in it. */
interface Declaration {
  file: string
  name: string
  /** A function or a constant that the package exports. */
  isRule: boolean
  words: readonly string[]
}

function declarationsOf(domain: readonly Source[]): Declaration[] {
  const exporting = new Set(domain.filter(({ path }) => path === index).flatMap(importsOf))
  return domain.flatMap(({ path, text }) =>
    withoutComments(text)
      .split(/^(?=(?:export )?(?:async )?(?:function|const|interface|type) \w)/m)
      .flatMap((part) => {
        const [, exported, kind = '', name = ''] = /^(export )?(?:async )?(function|const|interface|type) (\w+)/.exec(part) ?? []
        if (!name) return []
        const isRule = exporting.has(path) && exported !== undefined && /function|const/.test(kind)
        return [{ file: path, name, isRule, words: part.match(/\b[A-Za-z_]\w*\b/g) ?? [] }]
      }),
  )
}

/** These declarations and everything they use, in their own file and in imported ones. */
function withUsed(domain: readonly Source[], all: readonly Declaration[], first: readonly Declaration[]): Set<Declaration> {
  const inFile = Map.groupBy(all, ({ file }) => file)
  const imported = new Map(domain.map((source) => [source.path, importsOf(source)]))
  const used = new Set<Declaration>()
  const add = (declaration: Declaration) => {
    if (used.has(declaration)) return
    used.add(declaration)
    const { file, words } = declaration
    const reachable = [file, ...(imported.get(file) ?? [])].flatMap((path) => inFile.get(path) ?? [])
    for (const word of new Set(words)) reachable.filter(({ name }) => name === word).forEach(add)
  }
  first.forEach(add)
  return used
}

/** The names that apps and SDK import from the rules. */
function calledNames(callers: readonly Source[]): Set<string> {
  const imports = /(?:import|export)\s*\{([^}]*)\}\s*from '@vendor-panel\/domain'/g
  return new Set(
    callers.flatMap(({ text }) =>
      [...text.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s/)[0] ?? '')),
    ),
  )
}

/** Rules without a caller or an area, and list entries that are called, unknown, or in an unknown area. */
function problems(all: readonly Source[], waiting: Waiting): string[] {
  const domain = all.filter(({ path }) => path.startsWith(folder))
  const declarations = declarationsOf(domain)
  const rules = declarations.filter(({ isRule }) => isRule)
  const called = calledNames(all.filter(({ path }) => !path.startsWith(folder)))
  const live = withUsed(
    domain,
    declarations,
    rules.filter(({ name }) => called.has(name)),
  )
  const names = Object.values(waiting).flat()
  const planned = withUsed(
    domain,
    declarations,
    rules.filter(({ name }) => names.includes(name)),
  )
  return [
    ...Object.keys(waiting).flatMap((area) => (areas.includes(area) ? [] : [`${area} is no area`])),
    ...names.flatMap((name) => (rules.some((rule) => rule.name === name) ? [] : [`${name} is no rule: remove it from not-yet.json`])),
    ...[...live].flatMap(({ name, isRule }) => (isRule && names.includes(name) ? [`${name} is called: remove it from not-yet.json`] : [])),
    ...rules.flatMap((rule) =>
      live.has(rule) || planned.has(rule) ? [] : [`${rule.file}: no app calls ${rule.name}, and not-yet.json names no area that will`],
    ),
  ]
}

describe('rules and their callers', () => {
  it('an app calls every rule, or not-yet.json names the area that will', () => {
    expect(problems(sources, notYet)).toEqual([])
  })

  const planted: Source[] = [
    { path: index, text: `export * from './price.ts'` },
    {
      path: `${folder}price.ts`,
      text: `import { half } from './half.ts'\nexport const priceMax = 10\nexport function isDear(price: number) {\n  return price > half(priceMax)\n}\n/** Like isDear. */\nexport const isCheap = (price: number) => price < 1\n`,
    },
    { path: `${folder}half.ts`, text: `export function half(price: number) {\n  return price / 2\n}` },
    { path: 'apps/panel/src/x.ts', text: `import { isDear, type Price } from '@vendor-panel/domain'\n` },
  ]

  it('a violation is seen: a rule without a caller', () => {
    expect(problems(planted, {})).toEqual([`${folder}price.ts: no app calls isCheap, and not-yet.json names no area that will`])
    expect(problems(planted, { prices: ['isCheap'] })).toEqual([])
    expect(problems(planted.slice(0, 3), { prices: ['isDear', 'isCheap'] })).toEqual([])
  })

  it('a violation is seen: a listed rule that is called, that does not exist, and an unknown area', () => {
    expect(problems(planted, { prices: ['isCheap', 'isDear'] })).toEqual(['isDear is called: remove it from not-yet.json'])
    expect(problems(planted, { prices: ['isCheap', 'priceMax'] })).toEqual(['priceMax is called: remove it from not-yet.json'])
    expect(problems(planted, { prices: ['isCheap', 'half'] })).toEqual(['half is no rule: remove it from not-yet.json'])
    expect(problems(planted, { parties: ['isCheap'] })).toEqual(['parties is no area'])
  })
})
