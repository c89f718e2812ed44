import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For several values of one kind, such as e-mail addresses.',
  anatomy: fieldAnatomy('Rows of equal fields; the first can add, the others can be removed.'),
  do: ['Keep at least one row.', 'Say what is special about the first one.'],
  dont: ['Do not use it for records with many fields.'],
  keyboard: { Tab: 'Moves through fields and buttons.', 'Enter, Space': 'On a button: adds or removes a row.' },
}
