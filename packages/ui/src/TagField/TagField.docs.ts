import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a list of words that people choose themselves.',
  anatomy: fieldAnatomy('A text field, and the words with a button each.'),
  do: ['Say how many are accepted.'],
  dont: ['Do not use it where the words are known: that is a `CheckboxGroup`.'],
  keyboard: {
    'Enter, comma': 'Add the word.',
    Tab: 'Adds the word and moves on.',
    'Enter, Space': 'On a button: remove the word.',
  },
}
