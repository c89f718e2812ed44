import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For text that only assistive technology needs.',
  anatomy: { Text: 'In the flow, one pixel large.' },
  do: ['Prefer text that everyone sees.'],
  dont: ['Do not hide controls in it.'],
  keyboard: {},
}
