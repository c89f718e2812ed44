import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'Around fields that are saved together.',
  anatomy: { 'Error summary': 'Above the fields.', Fields: 'In one column.', Buttons: 'At the end.' },
  do: ['Check with the rules of `packages/domain`.'],
  dont: ['Do not use the messages of the browser.'],
  keyboard: { Enter: 'In a field of one line: sends the form.' },
}
