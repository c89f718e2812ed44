import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For many whole numbers in rows and columns, such as prices. For records use `Table`.',
  anatomy: {
    Headers: 'Of rows and columns, each with a detail.',
    Cell: 'What its number counts, the number, and what it was before.',
    Buttons: 'Undo and redo.',
  },
  do: ['Let people paste from a spreadsheet.', 'Show at once which cells were changed.'],
  dont: ['Do not correct what was typed: let the form refuse it.', 'Do not use it for fewer than six numbers.'],
  keyboard: {
    'Arrow keys': 'Move among the cells.',
    'Home, End': 'Move to the ends of a row.',
    Digits: 'Replace the number.',
    'Enter, F2': 'Place the caret, to change the number.',
    'Enter, Tab': 'After that, take over what was typed and move on.',
    Escape: 'Restores the value before.',
    'Ctrl + C, Ctrl + V': 'Copy a cell, paste a block.',
    'Ctrl + Z, Ctrl + Y': 'Undo, redo.',
  },
}
