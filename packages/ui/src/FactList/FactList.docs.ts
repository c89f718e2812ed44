import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what is known of one record, to read. For fields to change use a form, for one figure `StatTile`.',
  anatomy: { Label: 'What it is, above the value.', Value: 'A text, or a dash if nothing is known.' },
  do: ['Keep the order of the form that changes it.', 'Show a dash for a value that is not known.'],
  dont: ['Do not use it for several records: that is a `Table`.'],
  keyboard: {},
}
