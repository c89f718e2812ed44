import { expect, it } from 'vitest'
import type { Rule, Source } from './sources.ts'

/** Tests that the sources follow a rule, and that the rule finds a violation: `planted` breaks it. */
export function enforceRule(promise: string, rule: Rule, sources: Source[], planted: Source | Source[]) {
  it(promise, () => {
    expect(rule(sources)).toEqual([])
  })
  it(`${promise}: a violation is seen`, () => {
    for (const source of [planted].flat()) expect(rule([source]), source.path).not.toEqual([])
  })
}
