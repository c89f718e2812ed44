import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a border between two parts that space alone does not separate.',
  anatomy: { Line: 'One pixel.' },
  do: ['Try more space first.'],
  dont: ['Do not frame a section with lines.'],
  keyboard: {},
}
