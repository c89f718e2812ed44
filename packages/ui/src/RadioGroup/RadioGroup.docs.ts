import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one of up to seven options that are compared. For more use `Select`, for views `SegmentedControl`.',
  anatomy: fieldAnatomy('A circle, a label and a description for each option.'),
  do: ['Describe what is not obvious.', 'Choose one in advance if most take it.'],
  dont: ['Do not use it for yes and no: that is a `Checkbox`.'],
  keyboard: { Tab: 'Moves to the chosen option, and on.', 'Arrow keys': 'Choose the next one.' },
}
