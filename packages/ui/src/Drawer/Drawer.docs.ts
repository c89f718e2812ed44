import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what is next to the page on a large screen, on a small one: the sidebar, filters.',
  anatomy: { Panel: 'At the start or the end of the window.', Close: 'A button. A press next to the panel closes it too.' },
  do: ['Close it after navigation.'],
  dont: ['Do not put a form with many fields into it.'],
  keyboard: { Tab: 'Stays within the drawer.', Escape: 'Closes it.' },
  isOverlay: true,
}
