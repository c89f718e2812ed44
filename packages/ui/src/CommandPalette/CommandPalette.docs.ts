import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For everything that can be opened or done, from everywhere. One for the whole product.',
  anatomy: {
    Field: 'Has focus as long as it is open.',
    Sections: 'Groups of entries with their icons.',
    Status: 'The number of results, announced.',
  },
  do: ['Mark the first entry, so that Enter works at once.', 'Show the shortcut of an entry.'],
  dont: ['Do not hide a command that is nowhere else.'],
  keyboard: { Letters: 'Search.', 'Arrow Down, Arrow Up': 'Move the mark.', Enter: 'Opens the marked entry.', Escape: 'Closes it.' },
  isOverlay: true,
}
