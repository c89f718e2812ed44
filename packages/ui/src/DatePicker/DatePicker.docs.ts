import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a day that is looked up, such as the wedding date.',
  anatomy: fieldAnatomy('The parts of the date, a button that clears it, and one that opens the calendar.'),
  do: ['Bound it where days are impossible.', 'Keep typing possible.'],
  dont: ['Do not force people through fifty months of a calendar.'],
  keyboard: {
    'Arrow keys': 'In the field: move among the parts and change them, as in a `DateField`. In the calendar: move among the days.',
    'Digits, Backspace': 'In the field: fill the part, delete its last digit.',
    'Alt + Arrow Down': 'Opens the calendar.',
    'Home, End': 'In the calendar: move to the first and the last day of the month.',
    'Page Up, Page Down': 'In the calendar: show the previous and the next month; with Shift, the year.',
    'Enter, Space': 'Choose the day.',
    Escape: 'Closes the calendar without a change.',
  },
}
