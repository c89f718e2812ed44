import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'Around every page.',
  anatomy: {
    Title: 'Takes focus after navigation.',
    Note: 'A number, or one line.',
    Actions: 'The primary one at the end.',
    Content: 'In one of a few widths.',
  },
  do: ['Name the page as its link does.'],
  dont: ['Do not have two primary actions.'],
  keyboard: { Tab: 'From the title to the first control of the page.' },
}
