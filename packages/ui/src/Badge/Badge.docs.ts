import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a number that changes, such as unread messages. For a state as text use `StatusTag`, for “something is new” `Dot`.',
  anatomy: { Count: 'A number, or a text such as “99+”.', Label: 'What is counted, for assistive technology.' },
  do: ['Write a label that is a whole phrase: “12 unread messages”.', 'Remove it at zero.'],
  dont: ['Do not use it for a number that is the content, such as a price.'],
  keyboard: {},
}
