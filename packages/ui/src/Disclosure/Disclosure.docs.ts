import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For what most people do not need. What everyone needs is shown.',
  anatomy: { Title: 'A button with an arrow.', Content: 'Found by the browser’s search even while it is closed.' },
  do: ['Say in the title what is inside.'],
  dont: ['Do not hide required fields.', 'Do not nest.'],
  keyboard: { 'Enter, Space': 'Shows or hides the content.' },
}
