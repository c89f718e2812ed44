import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one record out of many that are found by typing. For up to fifteen known options use `Select`.',
  anatomy: fieldAnatomy('A text field with the matches below it, and a button that clears it.'),
  do: [
    'Show a note that distinguishes equal names.',
    'Say what is searched while nothing is found.',
    'Say when the options could not be loaded, and offer Retry.',
  ],
  dont: ['Do not accept text that is not a match.'],
  keyboard: {
    Letters: 'Search.',
    'Arrow Down, Arrow Up': 'Move among the matches.',
    Enter: 'Chooses the match.',
    Escape: 'Closes the list, and restores the record.',
    Backspace: 'Empties the field, which removes the record.',
  },
}
