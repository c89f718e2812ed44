import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For how a number changes over time, or compares with another one. For one figure use `StatTile`.',
  anatomy: {
    Value: 'Of the current point, above the drawing.',
    Drawing: 'Lines or bars, with the ticks of the axes.',
    Legend: 'Names of the series; what they are compared with is muted, the same of another period outlined.',
  },
  do: ['State in a sentence what it means.', 'Offer the same values as a table.', 'Show at most three series.'],
  dont: ['Do not use it for fewer than three points.', 'Do not begin a bar chart above zero.'],
  keyboard: {
    'Arrow keys': 'Move from point to point.',
    'Home, End': 'Move to the first and the last point.',
    'Page Up, Page Down': 'Move several points.',
  },
}
