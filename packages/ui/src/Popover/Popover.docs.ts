import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a little content next to a button: a hint, a few filters. For a list of actions use `Menu`.',
  anatomy: { Button: 'Opens it (`PopoverTrigger`).', Panel: 'Next to the button, where there is room.' },
  do: ['Keep it to one task.'],
  dont: ['Do not put a whole form into it.'],
  keyboard: { 'Enter, Space': 'On the button: open it.', Tab: 'Stays within it.', Escape: 'Closes it, focus returns to the button.' },
}
