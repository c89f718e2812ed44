import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For one of five to about thirty known options. For fewer use `RadioGroup`, for more `ComboBox`.',
  anatomy: fieldAnatomy('The native list, which phones show in their own way.'),
  do: ['Begin with the usual option.', 'Sort by use, or by name.'],
  dont: ['Do not act on a choice without a way back.'],
  keyboard: {
    'Arrow keys': 'Change the option; on a Mac, open the list.',
    Letters: 'Move to the option that begins with them.',
    'Space, Alt + Arrow Down': 'Open the list.',
  },
}
