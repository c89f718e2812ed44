import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For events in a month, a week or a list. To choose a day use `DatePicker`.',
  anatomy: {
    Grid: 'Weeks of days, or hours of days; names of days follow the language, their order the country.',
    Event: 'Title and time; colour and icon show its kind.',
    More: 'The number of events that have no room, which opens the day.',
  },
  do: ['Offer the list on a phone.', 'Let the same changes be made in a form.'],
  dont: ['Do not rely on dragging alone.', 'Do not show more than three kinds by colour.'],
  keyboard: {
    'Arrow keys': 'Move among days and hours.',
    'Page Up, Page Down': 'Show the previous and the next period.',
    'Home, End': 'Move to the ends of a week.',
    Enter: 'On an event: opens it. On a day or an hour: creates one there.',
    Tab: 'Reaches the events of the day.',
    'Shift + arrow keys': 'On an event: move it.',
    Escape: 'On an event: returns to its day.',
  },
}
