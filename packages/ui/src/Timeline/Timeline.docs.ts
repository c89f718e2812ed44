import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what happened to a record, or happens next.',
  anatomy: { Step: 'An icon with a tone, a title and a time.', Content: 'What belongs to the step.' },
  do: ['Put the newest first if people look for it.'],
  dont: ['Do not use it for choices.'],
  keyboard: {},
}
