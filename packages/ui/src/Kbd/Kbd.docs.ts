import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a key in a text or on a button.',
  anatomy: { Key: 'As it is printed on the keyboard.' },
  do: ['Show ⌘ on a Mac and Ctrl elsewhere.'],
  dont: ['Do not show it on touch screens.'],
  keyboard: {},
}
