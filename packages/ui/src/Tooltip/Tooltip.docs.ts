import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For the name of a button without text, or a shortcut. What must be read is text.',
  anatomy: { Text: 'A few words.' },
  do: ['Say what the button does.'],
  dont: ['Do not put links into it.', 'Do not rely on it: there is none on touch screens.'],
  keyboard: { Tab: 'Focus on its button shows it.', Escape: 'Hides it.' },
}
