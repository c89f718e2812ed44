import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'Next to a word. Alone only in an `IconButton`.',
  anatomy: { Drawing: 'Has the colour of the text.' },
  do: ['Set `isDirectional` for arrows that mean forwards or back.'],
  dont: ['Do not let an icon alone carry meaning.'],
  keyboard: {},
}
