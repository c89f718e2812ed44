import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For the main navigation at the side.',
  anatomy: {
    'Link, button': 'Icon, label and number.',
    Group: 'Several links behind a heading.',
    Controls: 'In a narrow box: names as tooltips, and expansion.',
  },
  do: ['Mark the current page.', 'Name entries as their pages.'],
  dont: ['Do not put actions on a record into it.'],
  keyboard: { Tab: 'Moves through the entries.', Enter: 'Opens the page, or the group.', Escape: 'Collapses an expanded rail.' },
}
