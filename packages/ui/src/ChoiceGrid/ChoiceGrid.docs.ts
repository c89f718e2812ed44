import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one of many short choices that are compared, such as times. For a few with text use `RadioGroup`.',
  anatomy: fieldAnatomy('A grid of tiles, each with a detail.'),
  do: ['Keep the labels to one or two words.'],
  dont: ['Do not mix lengths: tiles are equally wide.'],
  keyboard: { Tab: 'Moves to the chosen tile, and on.', 'Arrow keys': 'Choose the next one.' },
}
