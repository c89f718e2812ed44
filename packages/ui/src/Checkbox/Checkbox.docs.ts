import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a yes or no that is saved with a form. What works at once is a `Switch`.',
  anatomy: { Box: 'With a tick.', Label: 'What is true when it is ticked.', 'Description and error': 'Below, indented.' },
  do: ['Write the label so that a tick means yes.'],
  dont: ['Do not write a negation: “Do not send”.', 'Do not tick consent in advance.'],
  keyboard: { Space: 'Ticks it, or not.' },
}
