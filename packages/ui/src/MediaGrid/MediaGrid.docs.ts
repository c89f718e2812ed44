import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For pictures and videos that are looked at, opened and ordered. For other records use `OrderList`.',
  anatomy: { Picture: 'With a tiny preview until it is loaded.', Handle: 'Moves it.', 'Corner and actions': 'State, and buttons.' },
  do: ['Write what a picture shows.', 'Save the order at once, with Undo.'],
  dont: ['Do not crop faces: the grid has one shape.'],
  keyboard: {
    Tab: 'Moves to each picture, its handle and actions.',
    Enter: 'On a picture: opens it.',
    'Space, Enter': 'On the handle: lift and drop.',
    'Arrow keys, Home, End': 'Move what is lifted.',
    Escape: 'Puts it back.',
  },
}
