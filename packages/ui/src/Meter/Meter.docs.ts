import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a part of a whole: a quota, a storage. For progress of a task say what is done.',
  anatomy: { Label: 'What is measured.', Value: 'As text: “2 of 3”.', Bar: 'With a mark, such as the average.' },
  do: ['Give the value as text.'],
  dont: ['Do not show a tone without saying what it means.'],
  keyboard: {},
}
