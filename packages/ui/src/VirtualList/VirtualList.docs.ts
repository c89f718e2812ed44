import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For hundreds or thousands of rows that are links. For fewer use `RowList`.',
  anatomy: { Row: 'A link of fixed height.', Footer: 'What follows the last row.' },
  do: ['Keep the position when people return.', 'Load more before the end comes into view.'],
  dont: ['Do not make rows of different heights.'],
  keyboard: {
    'Arrow Up, Arrow Down': 'Move among the rows.',
    'Page Up, Page Down': 'Move by a window.',
    'Home, End': 'Move to the first and the last loaded row.',
    Enter: 'Opens the row.',
  },
}
