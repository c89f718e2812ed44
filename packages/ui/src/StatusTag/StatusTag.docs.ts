import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For the state of a record. For a number use `Badge`.',
  anatomy: { Icon: 'One shape for each state.', Label: 'The state in a word.' },
  do: ['Use the same icon and tone for a state everywhere.'],
  dont: ['Do not use it as a button.', 'Do not hide the label where there is room.'],
  keyboard: {},
}
