import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For things in a row that may wrap: buttons, tags. For a column use `Stack`.',
  anatomy: { Row: 'With equal gaps.' },
  do: ['Let it wrap: texts are longer in German.'],
  dont: ['Do not use it for columns of a page; use `Columns`.'],
  keyboard: {},
}
