import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what leads to another page, inside or outside. What acts here is a `Button`.',
  anatomy: { Text: 'Where it leads.' },
  do: ['Write what is there: “Terms of use”.'],
  dont: ['Do not write “here” or “more”.', 'Do not open a new window without saying so.'],
  keyboard: { Enter: 'Follows the link.' },
}
