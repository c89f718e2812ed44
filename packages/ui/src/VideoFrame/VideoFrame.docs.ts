import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For the player of another site.',
  anatomy: { Frame: '16:9, as wide as its container.' },
  do: ['Say in the title what is shown.'],
  dont: ['Do not start by itself.'],
  keyboard: { Tab: 'Moves into the player.' },
}
