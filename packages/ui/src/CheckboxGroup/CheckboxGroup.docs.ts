import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For any number of up to about ten options. For one of several use `RadioGroup`, for many rows `SelectList`.',
  anatomy: fieldAnatomy('A checkbox for each option, with its label or on its picture.'),
  do: ['Keep the order that people expect.', 'Put short options into a row.', 'Name each picture: assistive technology reads its label.'],
  dont: ['Do not hide which ones are required.'],
  keyboard: { Tab: 'Moves to each box.', Space: 'Ticks it, or not.' },
}
