import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For records that are compared by column. For records that are opened one by one use `RowList`.',
  anatomy: { Headers: 'Sort if pressed.', Row: 'Its first cell names it, and is its link.', Actions: 'At the end of the row.' },
  do: ['Put figures into numeric columns.', 'Say what is missing instead of a blank table.'],
  dont: ['Do not show more than seven columns.', 'Do not hide the name on a phone.'],
  keyboard: { Tab: 'Moves through headers, links and actions.', 'Enter, Space': 'On a header: sorts.' },
}
