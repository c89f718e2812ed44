import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a day that people know, such as a birthday. To look a day up use `DatePicker`.',
  anatomy: fieldAnatomy('Day, month and year in the order of the language.'),
  do: ['Say which days are accepted.'],
  dont: ['Do not ask for a date as free text.'],
  keyboard: {
    'Arrow Up, Arrow Down': 'Change the part.',
    'Arrow Left, Arrow Right': 'Move among the parts.',
    Digits: 'Fill the part and move on.',
    Backspace: 'Deletes the last digit of the part; in an empty part moves to the one before.',
  },
}
