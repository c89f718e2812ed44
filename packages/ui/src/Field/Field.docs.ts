import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'What every field is made of. Use it only to build a new field.',
  anatomy: fieldAnatomy('Any control of React Aria.'),
  do: ['Take an existing field first.'],
  dont: ['Do not build a label of your own.'],
  keyboard: {},
}
