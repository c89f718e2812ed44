import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a list whose order matters. Where the order follows from the data, sort it.',
  anatomy: { Handle: 'At the start of each row.', Row: 'Its content and actions.' },
  do: ['Save each move, and take it back if that fails.'],
  dont: ['Do not ask for numbers as positions.'],
  keyboard: {
    'Space, Enter': 'On the handle: lift and drop the row.',
    'Arrow Up, Arrow Down': 'Move the lifted row.',
    'Home, End': 'Move it to the ends.',
    Escape: 'Puts it back.',
  },
}
