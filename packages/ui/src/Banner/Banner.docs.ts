import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a notice about the whole page or form that stays. For the result of an action use a `Toast`, for an error of one field the field.',
  anatomy: {
    Icon: 'Follows the tone.',
    Title: 'What is the case, in a few words.',
    Text: 'What it means, and what to do.',
    Actions: 'At most two buttons.',
    Close: 'Only if the notice need not be seen again.',
  },
  do: ['Place it above what it is about.', 'Set `isLive` if it appears without a new page.'],
  dont: ['Do not stack several: show the most important one.', 'Do not announce a banner that was there from the beginning.'],
  keyboard: { Tab: 'Moves to its buttons.' },
}
