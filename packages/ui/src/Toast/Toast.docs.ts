import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For the result of an action that succeeded, with Undo. An error that needs an answer stays in place. The newest three are visible.',
  anatomy: { Text: 'What happened.', 'Link or action': 'At most one: “Undo”, “Open”.', Close: 'A button.' },
  do: ['Keep it to one sentence.', 'Let it stay while the pointer or the focus is on it.'],
  dont: ['Do not show an error of a form in it.', 'Do not use it for what happens without a person.'],
  keyboard: { F6: 'Moves to the newest toast from anywhere.', 'Enter, Space': 'Press its action; Enter follows its link.' },
  isOverlay: true,
}
