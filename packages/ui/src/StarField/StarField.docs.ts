import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a rating from one to five.',
  anatomy: { Label: 'What is rated.', Stars: 'Five choices, each with a name.', 'Description and error': 'Below.' },
  do: ['Name each choice: “4 of 5 stars”.'],
  dont: ['Do not choose one in advance.'],
  keyboard: { Tab: 'Moves to the stars, and on.', 'Arrow keys': 'Choose one more or one less.' },
}
