import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a day that is looked up, such as the wedding date.',
  anatomy: fieldAnatomy('The parts of the date, a button that clears it, and one that opens the calendar.'),
  do: ['Bound it where days are impossible.', 'Keep typing possible.'],
  dont: ['Do not force people through fifty months of a calendar.'],
  keyboard: {
    'Alt + Arrow Down': 'Opens the calendar.',
    'Arrow keys': 'Move among the days.',
    'Page Up, Page Down': 'Show the previous and the next month.',
    Enter: 'Chooses the day.',
    Escape: 'Closes without a change.',
  },
}
