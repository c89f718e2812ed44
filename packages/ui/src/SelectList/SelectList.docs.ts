import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For several of many rows. For a few use `CheckboxGroup`.',
  anatomy: { Row: 'A tick and its content.', Footer: 'What follows the last row.' },
  do: ['Show how many are selected, outside.'],
  dont: ['Do not make rows of different heights.'],
  keyboard: {
    'Arrow Up, Arrow Down': 'Move among the rows.',
    'Home, End': 'Move to the first and the last loaded row.',
    'Space, Enter': 'Select the row, or not.',
    'Shift + Arrow Up, Arrow Down': 'Select several.',
    'Ctrl + A': 'Selects all.',
  },
}
