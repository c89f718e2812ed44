import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'In place of content whose shape is known and that is loading.',
  anatomy: { Shape: 'A line, a block or a circle.' },
  do: ['Make it as high as what comes: nothing jumps.', 'Announce the loading once, by the region.'],
  dont: ['Do not show it for less than 200 ms.', 'Do not use it for a pressed button: that is pending.'],
  keyboard: {},
}
