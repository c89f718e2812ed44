import { describe, expect, it } from 'vitest'

import { contrast, markPairs, textPairs } from './contrast.ts'

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_theme, index) => {
  it.each(textPairs)('text has enough contrast: %s at 4.5 : 1', (_name, front, back) => {
    expect(contrast(front[index], back[index])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(markPairs)('marks have enough contrast: %s at 3 : 1', (_name, front, back) => {
    expect(contrast(front[index], back[index])).toBeGreaterThanOrEqual(3)
  })
})
