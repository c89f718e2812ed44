import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a value that is pasted elsewhere: a code, an address, a bank account.',
  anatomy: { Label: 'What it is.', Value: 'Read-only; focus selects all of it.', Button: 'Copies, and says so.' },
  do: ['Show the whole value.'],
  dont: ['Do not use it for text that can be changed.'],
  keyboard: { Tab: 'Moves to the value, which is selected, and to the button.', 'Enter, Space': 'On the button: copies.' },
}
