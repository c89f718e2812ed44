import { testimonialProblems } from '@vendor-panel/domain'
import { expect, it } from 'vitest'
import { missingFields } from './missing-fields.ts'

const samples = ['', ' ', '\u00a0\n', '\u200b', '\u200f\u061c', 'Ada', ' Ada ', 'آدا', '–', '😀']

it('TEST-01 the form of a couple requires the same fields as the server', () => {
  for (const star of [null, 1, 5])
    for (const comment of samples)
      for (const brideName of samples)
        for (const groomName of samples) {
          const values = { star, comment, brideName, groomName }
          expect(missingFields(values), JSON.stringify(values)).toEqual(testimonialProblems(values).map(({ path }) => path))
        }
})
