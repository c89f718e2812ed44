import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a person in lists, menus and messages. For a business use its picture.',
  anatomy: { Circle: 'A picture, or initials if there is none.', Initials: 'First letters of the first and the last word, in any script.' },
  do: ['Show the name next to it.', 'Use one size within a list.'],
  dont: ['Do not use it as a button; put it into one.', 'Do not show a status by its colour.'],
  keyboard: {},
}
