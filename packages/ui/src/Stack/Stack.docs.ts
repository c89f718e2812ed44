import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For things below each other with even space. The most frequent layout.',
  anatomy: { Column: 'With equal gaps.' },
  do: [
    'Nest stacks: small gaps inside, large ones outside.',
    'Give a list whose rows can be removed `keepFocusIn` as its ref: the focus moves to the next row.',
  ],
  dont: ['Do not give children margins.'],
  keyboard: {},
}
