import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'At the top of a form, for errors that no visible field shows.',
  anatomy: { Title: 'How many things need attention.', Entries: 'Links to fields, or text without a field.' },
  do: ['Place it inside the `Form`.'],
  dont: ['Do not repeat errors that are in view: it leaves them out itself.'],
  keyboard: { Enter: 'On an entry: moves focus to the field.' },
}
