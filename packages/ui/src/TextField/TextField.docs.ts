import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one line. For numbers, money, days, codes and passwords there are fields of their own.',
  anatomy: fieldAnatomy('The text, with an icon if it helps.'),
  do: ['Set `type` and `autoComplete`: phones show the right keyboard.', 'Make it as wide as what is typed.'],
  dont: ['Do not use the placeholder as a label.'],
  keyboard: { Tab: 'Moves into the field, and on.' },
}
