import { expect, it } from 'vitest'
import type { Rule, Source } from './sources.ts'

/** A rule that the repository keeps, and a file that breaks it: a rule that cannot see a violation is none. */
export function keeps(promise: string, rule: Rule, sources: Source[], planted: Source | Source[]) {
  it(promise, () => {
    expect(rule(sources)).toEqual([])
  })
  it(`${promise}: a violation is seen`, () => {
    for (const source of [planted].flat()) expect(rule([source]), source.path).not.toEqual([])
  })
}
