import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one task that must be finished before the page goes on. A task with several parts is a page.',
  anatomy: {
    Title: 'What is done here.',
    Content: 'Scrolls if it is long.',
    Actions: 'At the end: the safe one first, then the primary one.',
    Close: 'A button at the corner, unless an answer is required.',
  },
  do: ['Open it by a press only.', 'Ask before what was typed is lost (`useDialogGuard`).'],
  dont: ['Do not open a dialog from a dialog, but for a confirmation.', 'Do not use it for a notice.'],
  keyboard: { Tab: 'Stays within the dialog.', Escape: 'Closes it.' },
  isOverlay: true,
}
