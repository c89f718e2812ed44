import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a password, an old or a new one.',
  anatomy: fieldAnatomy('Hidden text, and a button that shows it.'),
  do: ['Let managers of passwords fill it (`autoComplete`).', 'Say the rules before typing.'],
  dont: ['Do not forbid pasting.'],
  keyboard: { Tab: 'Moves into the field, and on.', 'Enter, Space': 'On the button: show or hide the password.' },
}
