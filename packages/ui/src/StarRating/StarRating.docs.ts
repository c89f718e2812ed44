import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a rating that was given. To give one use `StarField`.',
  anatomy: { Stars: 'Full ones, half ones and outlines.', Label: 'For assistive technology.' },
  do: ['Show the number next to it if it is exact.'],
  dont: ['Do not use it for anything but ratings.'],
  keyboard: {},
}
