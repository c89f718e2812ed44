import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For views of one record on one page. For pages use `TabLinks`.',
  anatomy: { List: 'One line, which scrolls on a phone.', Panel: 'Of the selected tab.' },
  do: ['Keep the selected one in the address.', 'Order them by use.'],
  dont: ['Do not hide errors of a form in another tab.'],
  keyboard: {
    Tab: 'Moves to the selected tab, then into its panel.',
    'Arrow Left, Arrow Right': 'Select the tab on that side.',
    'Home, End': 'Select the first and the last tab.',
  },
}
