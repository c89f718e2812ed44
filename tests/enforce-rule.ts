import { expect, it } from 'vitest'
import type { Rule, Source } from './sources.ts'

/** Tests that the sources follow a rule, and that the rule finds `violation`, which breaks it. */
export function enforceRule(title: string, rule: Rule, sources: Source[], violation: Source | Source[]) {
  it(title, () => {
    expect(rule(sources)).toEqual([])
  })
  it(`${title}: a violation is found`, () => {
    for (const source of [violation].flat()) expect(rule([source]), source.path).not.toEqual([])
  })
}
