import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For more than two actions on one thing. For a value of a form use `Select`.',
  anatomy: {
    Button: 'Opens it (`MenuTrigger`).',
    Header: 'Optional: who or what it is about.',
    Items: 'Verb and icon; a shortcut at the end.',
    Sections: 'Groups under a small title.',
  },
  do: ['Place what deletes at the end, with `tone="critical"`.', 'Keep the order the same everywhere.'],
  dont: ['Do not hide the most frequent action in it.', 'Do not nest menus.'],
  keyboard: {
    'Enter, Space, Arrow Down': 'On the button: open it.',
    'Arrow Up, Arrow Down, Home, End': 'Move among the items.',
    Letters: 'Move to the item that begins with them.',
    'Enter, Space': 'Choose the item.',
    Escape: 'Closes it, focus returns to the button.',
  },
}
