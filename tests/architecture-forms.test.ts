import { describe } from 'vitest'
import { enforceRule } from './enforce-rule.ts'
import { code, findLines, isProse } from './sources.ts'

const screens = code.filter(({ path }) => /^(packages\/ui|apps\/panel)\/src\/.*\.tsx$/.test(path) && !isProse(path))

describe('fields', () => {
  enforceRule(
    'a date is typed into our own field, never into that of the browser',
    (sources) => findLines(sources, /\btype=["'{]*(date|datetime-local|month|week)\b/),
    screens,
    [
      { path: 'x.tsx', text: '<TextField type="date" />' },
      { path: 'y.tsx', text: "<input type={'datetime-local'} />" },
    ],
  )
  // A number that is not of the contract, such as the length of a card's number, is a field of packages/ui.
  enforceRule(
    'the length of a field of the panel is that of the contract',
    (sources) => findLines(sources, /\bmaxLength=\{\d/),
    screens.filter(({ path }) => path.startsWith('apps/panel/')),
    { path: 'apps/panel/src/features/leads/x.tsx', text: '<TextField maxLength={60} />' },
  )
})
