import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'In place of missing content: nothing yet, nothing found, not allowed, not loaded.',
  anatomy: { Icon: 'Of the area.', Title: 'What is the case.', Text: 'Why, and what to do.', Actions: 'The one that fills it.' },
  do: ['Say what the page is for when it is new.', 'Offer the next step.'],
  dont: ['Do not leave a list blank.', 'Do not joke about an error.'],
  keyboard: { Tab: 'Moves to its actions.' },
}
