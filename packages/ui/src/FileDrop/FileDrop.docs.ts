import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For files that are sent. For one picture that is shown use the panel’s `PictureField`.',
  anatomy: fieldAnatomy('A button, a zone to drop files, and the list of files with progress.'),
  do: ['Say which types and sizes are accepted.', 'Keep a refused file in the list, with its reason.'],
  dont: ['Do not begin without showing progress.'],
  keyboard: {
    'Enter, Space': 'Open the file dialog.',
    'Ctrl + V': 'Adds files from the clipboard.',
    Tab: 'Moves to retry and remove of each file.',
  },
}
