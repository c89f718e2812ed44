import { describe, expect, it } from 'vitest'
import { importsOf, isStory, isTest, read, withoutComments, type Source } from './sources.ts'

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
  identifiers: readonly string[]
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
        return [{ file: path, name, isRule, identifiers: part.match(/\b[A-Za-z_]\w*\b/g) ?? [] }]
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
    const { file, identifiers } = declaration
    const reachable = [file, ...(imported.get(file) ?? [])].flatMap((path) => inFile.get(path) ?? [])
    for (const identifier of new Set(identifiers)) reachable.filter(({ name }) => name === identifier).forEach(add)
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

/** Rules that neither an app calls nor a rule that an app calls. */
function problems(all: readonly Source[]): string[] {
  const domain = all.filter(({ path }) => path.startsWith(folder))
  const declarations = declarationsOf(domain)
  const rules = declarations.filter(({ isRule }) => isRule)
  const called = calledNames(all.filter(({ path }) => !path.startsWith(folder)))
  const live = withUsed(
    domain,
    declarations,
    rules.filter(({ name }) => called.has(name)),
  )
  return rules.filter((rule) => !live.has(rule)).map(({ file, name }) => `${file}: no app calls ${name}`)
}

describe('rules and their callers', () => {
  it('an app calls every rule', () => {
    expect(problems(sources)).toEqual([])
  })

  const violating: Source[] = [
    { path: index, text: `export * from './price.ts'` },
    {
      path: `${folder}price.ts`,
      text: `import { half } from './half.ts'\nexport const priceMax = 10\nexport function isExpensive(price: number) {\n  return price > half(priceMax)\n}\n/** Like isExpensive. */\nexport const isCheap = (price: number) => price < 1\n`,
    },
    { path: `${folder}half.ts`, text: `export function half(price: number) {\n  return price / 2\n}` },
    { path: 'apps/panel/src/x.ts', text: `import { isExpensive, type Price } from '@vendor-panel/domain'\n` },
  ]

  it('a violation is found: a rule without a caller', () => {
    expect(problems(violating)).toEqual([`${folder}price.ts: no app calls isCheap`])
  })
})
