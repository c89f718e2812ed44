import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a task of three or more pages. With two use a title.',
  anatomy: { Steps: 'A link for each; complete ones are marked.', Position: 'In a narrow container: “Step 2 of 8: Company”.' },
  do: ['Let people go back, and on as far as they were.'],
  dont: ['Do not use it for states of a record: that is a `Timeline`.'],
  keyboard: { Tab: 'Moves through the steps.', Enter: 'Opens the step.' },
}
