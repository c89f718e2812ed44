import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what is on or off at once. In a form that is saved use `Checkbox`.',
  anatomy: { Label: 'What is on.', Track: 'On at the end of the line.', 'Description and error': 'Below.' },
  do: ['Save at once, and take it back if that fails.'],
  dont: ['Do not change the label with the state.'],
  keyboard: { Space: 'Turns it on or off.' },
}
