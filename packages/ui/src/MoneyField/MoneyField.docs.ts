import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For an amount in whole units of a currency.',
  anatomy: fieldAnatomy('A number, with the sign of the currency on the side of the language.'),
  do: ['Take the currency of the provider.'],
  dont: ['Do not put the sign into the label.'],
  keyboard: { Tab: 'Moves into the field, and on.' },
}
