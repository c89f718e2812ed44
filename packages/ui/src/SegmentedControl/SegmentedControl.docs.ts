import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one of two to five short options that change what is shown.',
  anatomy: { Segments: 'Equal in rank, with a number each.' },
  do: ['Keep labels to one or two words.'],
  dont: ['Do not use it in forms: that is a `RadioGroup`.', 'Do not change the address of the page by it: those are `Tabs`.'],
  keyboard: {
    Tab: 'Moves to the first segment, or the one that had focus last, and on.',
    'Arrow keys': 'Move among the segments, and choose nothing.',
    'Enter, Space': 'Choose the segment.',
  },
}
