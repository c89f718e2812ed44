import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a payment card, once, on its way to the bank. The values are not stored anywhere.',
  anatomy: {
    Number: 'In groups, with the brand it belongs to.',
    'Expiry and code': 'Next to each other, each with a hint.',
    Holder: 'As on the card.',
  },
  do: ['Read the values in the moment of payment, then clear them.', 'Show errors of the bank at the field they belong to.'],
  dont: ['Do not store, log or send the values elsewhere.', 'Do not build card fields from text fields.'],
  keyboard: { Tab: 'Moves into the field, and on.' },
}
