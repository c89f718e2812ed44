import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what cannot be taken back. Where Undo is possible, do not ask.',
  anatomy: { Title: 'The question, with the name of the thing.', Text: 'What is lost.', Buttons: 'Two verbs; the safe one has focus.' },
  do: ['Name the thing: “Delete ‘Winter weekends’?”', 'Keep it open and pending while it works.'],
  dont: ['Do not write “Are you sure?”.', 'Do not write “Yes” and “No”.'],
  keyboard: { Enter: 'Presses the button that has focus, first the safe one.', Tab: 'Moves between the two.', Escape: 'Cancels.' },
  isOverlay: true,
}
