import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For parts next to each other that stack on a phone. For buttons in a row use `Inline`.',
  anatomy: { Columns: 'Two, three, or one with a side.' },
  do: ['Put first what is read first: it is on top on a phone.'],
  dont: ['Do not use it for figures of a table.'],
  keyboard: {},
}
