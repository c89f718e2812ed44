import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For records that are opened or changed one by one. For records that are compared by column use `Table`; for an order that people change `OrderList`; for thousands of rows `VirtualList`.',
  anatomy: {
    Row: 'A `ListRow`: title, further lines, and actions at the end.',
    Actions: '`RowActions` for change and delete; a menu where there are more than three.',
    Lines: 'Between the rows, and around the list.',
    Placeholder: '`RowListSkeleton`, as high as its rows, while the records are loaded.',
  },
  do: ['Name the record in the accessible name of each action.', 'Show an `EmptyState` instead of an empty list.'],
  dont: ['Do not put more than three buttons at the end of a row.', 'Do not repeat the title of the page in each row.'],
  keyboard: {
    Tab: 'Moves through the links and buttons of all rows.',
    'Arrow Up, Arrow Down': 'On a link or button: to the first one of the previous or next row.',
    'Home, End': 'To the first or last row.',
  },
}
