import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For titles. The level is that of the outline, the size that of the look.',
  anatomy: { Text: 'One line if possible.' },
  do: ['Have one level 1 on a page.', 'Keep levels without gaps.'],
  dont: ['Do not choose a level for its size.'],
  keyboard: {},
}
