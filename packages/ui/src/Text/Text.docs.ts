import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For all text but titles and labels.',
  anatomy: { Text: 'In one of four sizes and a few tones.' },
  do: ['Set `isProse` for more than two lines.', 'Set `isNumeric` for figures in columns.', 'Wrap names and numbers in `Bdi`.'],
  dont: ['Do not use `muted` for what must be read.'],
  keyboard: {},
}
