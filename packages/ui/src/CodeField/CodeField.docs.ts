import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a one-time code from an SMS, a mail or an app.',
  anatomy: fieldAnatomy('One field for all digits; phones offer the code.'),
  do: ['Continue by itself when the code is complete.', 'Say where the code was sent.'],
  dont: ['Do not split it into one field for each digit: pasting and reading aloud break.'],
  keyboard: { Tab: 'Moves into the field, and on.' },
}
