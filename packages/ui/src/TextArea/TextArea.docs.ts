import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For several lines. For one line use `TextField`.',
  anatomy: fieldAnatomy('Grows with the text.'),
  do: ['Show how much is left before the limit is reached.'],
  dont: ['Do not fix its height.'],
  keyboard: { Tab: 'Moves into the field, and on.', Enter: 'Begins a new line.' },
}
