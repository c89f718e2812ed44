/** The items that providers of a category can price, in a new database (CAT-03, CAT-04); the labels are in `messages`. */
interface OfferedItem {
  id: number
  type: keyof typeof catalogTypes
  categoryId: number
  code: string
  /** The id of an option, its code, and its unit. */
  options: readonly (readonly [id: number, code: string, unit: string])[]
}

export const catalogTypes = { wedding: 1, party: 2 } as const

export const catalogItems: readonly OfferedItem[] = [
  {
    id: 1,
    type: 'wedding',
    categoryId: 1,
    code: 'dinner',
    options: [
      [1, 'set_menu', 'guests'],
      [2, 'buffet', 'guests'],
    ],
  },
  {
    id: 2,
    type: 'wedding',
    categoryId: 1,
    code: 'venue_hire',
    options: [
      [3, 'whole_day', 'hours'],
      [4, 'half_day', 'hours'],
    ],
  },
  {
    id: 3,
    type: 'party',
    categoryId: 1,
    code: 'dinner',
    options: [
      [5, 'set_menu', 'guests'],
      [6, 'buffet', 'guests'],
    ],
  },
  {
    id: 4,
    type: 'wedding',
    categoryId: 2,
    code: 'photography',
    options: [
      [7, 'whole_day', 'hours'],
      [8, 'half_day', 'hours'],
    ],
  },
  { id: 5, type: 'wedding', categoryId: 2, code: 'album', options: [[9, 'printed_album', 'pages']] },
  {
    id: 6,
    type: 'wedding',
    categoryId: 3,
    code: 'flowers',
    options: [
      [10, 'table_decoration', 'tables'],
      [11, 'bridal_bouquet', 'pieces'],
    ],
  },
  {
    id: 7,
    type: 'wedding',
    categoryId: 4,
    code: 'music',
    options: [
      [12, 'live_band', 'hours'],
      [13, 'dj', 'hours'],
    ],
  },
  {
    id: 8,
    type: 'wedding',
    categoryId: 5,
    code: 'dinner',
    options: [
      [14, 'set_menu', 'guests'],
      [15, 'buffet', 'guests'],
    ],
  },
  { id: 9, type: 'wedding', categoryId: 5, code: 'drinks', options: [[16, 'open_bar', 'guests']] },
  {
    id: 10,
    type: 'wedding',
    categoryId: 6,
    code: 'dress',
    options: [
      [17, 'hire', 'days'],
      [18, 'purchase', 'pieces'],
    ],
  },
]
