import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For finding something in a list that is in view.',
  anatomy: fieldAnatomy('An icon, the text, and a button that clears it.'),
  do: ['Search while typing if it is fast.'],
  dont: ['Do not use it to choose one record: that is a `ComboBox`.'],
  keyboard: { Enter: 'Searches.', Escape: 'Clears the text.' },
}
