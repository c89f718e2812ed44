import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what is wrong with a whole form or section. With several fields use `ErrorSummary`.',
  anatomy: { 'Icon and text': 'What happened, and what to do.', Actions: 'Usually “Retry”.' },
  do: ['Say what was not done: “The discount was not saved.”', 'Keep what was typed.'],
  dont: ['Do not show a code without a sentence.'],
  keyboard: { Tab: 'Moves to its buttons.' },
}
