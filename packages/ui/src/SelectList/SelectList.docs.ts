import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For several of many rows. For a few use `CheckboxGroup`.',
  anatomy: { Row: 'A tick and its content.', Footer: 'What follows the last row.' },
  do: ['Show how many are selected, outside.'],
  dont: ['Do not make rows of different heights.'],
  keyboard: {
    'Arrow keys': 'Move among the rows.',
    Space: 'Selects the row.',
    'Shift + Arrow keys': 'Select several.',
    'Ctrl + A': 'Selects all.',
    Escape: 'Selects none.',
  },
}
