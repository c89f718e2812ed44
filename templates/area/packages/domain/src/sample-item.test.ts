import { expect, it } from 'vitest'
import { sampleItemBody, sampleItemProblems } from './sample-item.ts'

it.each([
  [{ name: 'First' }, []],
  [{ name: 'x'.repeat(120), note: 'x'.repeat(500) }, []],
  [{ name: ' ' }, ['name required']],
  [{ name: 'x'.repeat(121) }, ['name too_long']],
  [{ name: 'First', note: 'x'.repeat(501) }, ['note too_long']],
])('the sample item %j has the problems %j', (input, problems) => {
  expect(sampleItemProblems(input).map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
})

it.each([
  [
    { name: ' First ', note: ' Second ' },
    { name: 'First', note: 'Second' },
  ],
  [{ name: 'First', note: ' ' }, { name: 'First' }],
  [{ name: 'First' }, { name: 'First' }],
])('the body of %j is %j', (input, body) => {
  expect(sampleItemBody(input)).toEqual(body)
})
