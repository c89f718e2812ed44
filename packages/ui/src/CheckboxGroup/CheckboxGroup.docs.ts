import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For any number of up to about ten options. For one of several use `RadioGroup`, for many rows `SelectList`.',
  anatomy: fieldAnatomy('A checkbox for each option.'),
  do: ['Keep the order that people expect.', 'Put short options into a row.'],
  dont: ['Do not hide which ones are required.'],
  keyboard: { Tab: 'Moves to each box.', Space: 'Ticks it, or not.' },
}
