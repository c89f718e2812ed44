import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what someone changed in a text.',
  anatomy: { Added: 'Underlined, on a tint.', Removed: 'Struck out.' },
  do: ['Say who changed it and when, next to it.'],
  dont: ['Do not show it for numbers: show both.'],
  keyboard: {},
}
