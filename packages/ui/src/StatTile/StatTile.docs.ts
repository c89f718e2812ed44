import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one figure with its name. For its course use `Chart`.',
  anatomy: { Label: 'What it counts.', Value: 'Large.', Note: 'The change, with an icon and a tone.' },
  do: ['Say what the note compares with.', 'Make it a link to the details.'],
  dont: ['Do not show more than four in a row.'],
  keyboard: { Enter: 'With an address: opens it.' },
}
