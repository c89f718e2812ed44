import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a time of day. For a day use `DatePicker`.',
  anatomy: fieldAnatomy('Hours and minutes as the language counts them.'),
  do: ['Name the time zone if it may differ.'],
  dont: ['Do not ask for seconds.'],
  keyboard: {
    'Arrow Up, Arrow Down': 'Change the part.',
    'Arrow Left, Arrow Right': 'Move among the parts.',
    Digits: 'Fill the part and move on.',
    Backspace: 'Deletes the last digit of the part; in an empty part moves to the one before.',
  },
}
