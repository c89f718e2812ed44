import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For pages that belong together. For views on one page use `Tabs`.',
  anatomy: { Links: 'One for each page; the current one is marked.' },
  do: ['Keep them at the same position on each of the pages.'],
  dont: ['Do not use it for more than six pages.'],
  keyboard: { Tab: 'Moves through the links.', Enter: 'Opens the page.' },
}
