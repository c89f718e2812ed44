import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one picture or video in the whole window.',
  anatomy: { Picture: 'As large as it fits.', Buttons: 'Previous, next, close.', Text: 'Its caption, and actions.' },
  do: ['Return focus to the picture that was opened last.'],
  dont: ['Do not show text that exists nowhere else.'],
  keyboard: {
    'Arrow Left, Arrow Right': 'Show the one on that side.',
    'Home, End': 'Show the first and the last one.',
    Escape: 'Closes it.',
  },
  isOverlay: true,
}
