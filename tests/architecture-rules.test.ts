import { describe } from 'vitest'
import { enforceRule } from './enforce-rule.ts'
import { isTest, read, type Source } from './sources.ts'

/** Exported functions of the rules without a comment, or with one that lacks a checklist id. */
function undocumented(sources: Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function (\w+)|const (\w+) = (?:<[^=]*>)?\()/gm)].flatMap((found) => {
      const above = text.slice(0, found.index)
      const sentence = above.endsWith('*/\n') ? above.slice(above.lastIndexOf('/**')) : ''
      return /\b[A-Z0-9]+-\d{2}\b/.test(sentence) ? [] : [`${path}: ${found[1] ?? found[2] ?? ''}`]
    }),
  )
}

const rules = read('packages/domain/src/*.ts').filter(({ path }) => !isTest(path) && !path.endsWith('/shape-parts.ts'))

describe('rules', () => {
  enforceRule('every rule has a comment with the id of its promise', undocumented, rules, [
    { path: 'bare.ts', text: 'export function a(): void {}' },
    { path: 'no-id.ts', text: '/** What a does. */\nexport const a = (b: number) => b' },
    { path: 'far.ts', text: '/** What b does (VAL-01). */\nconst b = 1\nexport async function a() {}' },
  ])

  // The overview in README ("The rules") leads to every file.
  const walk = read('packages/domain/README.md')
    .map(({ text }) => text)
    .join('')
  enforceRule(
    'the overview in README leads to every rule',
    (sources) => sources.filter(({ path }) => !walk.includes(`](src/${path.split('/').at(-1) ?? ''})`)).map(({ path }) => path),
    rules.filter(({ path }) => !/\/(index|common-passwords)\.ts$/.test(path)),
    { path: 'packages/domain/src/nowhere.ts', text: '' },
  )
})
