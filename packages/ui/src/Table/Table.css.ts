import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

// A container query: the table's own width counts, because the table may be in a column.
const narrow = media.phone

/** Scrolls if the columns are too wide, so that the page does not. */
export const region = style({
  // Hidden texts in wide cells are positioned inside the region, or they would widen the page.
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'auto',
  // Space for focus rings, which the region would clip.
  padding: '4px',
  margin: '-4px',
})

export const label = style({ fontWeight: 600, paddingBlockEnd: vars.space.sm })

const block = { '@container': { [narrow]: { display: 'block' } } } as const
export const table = style({ display: 'table', inlineSize: '100%', borderCollapse: 'collapse', ...block })
export const headGroup = style({ display: 'table-header-group', ...block })
export const bodyGroup = style({ display: 'table-row-group', ...block })

export const headRow = style({
  display: 'table-row',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, paddingBlockEnd: vars.space.xs } },
})

const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const head = style({
  display: 'table-cell',
  verticalAlign: 'middle',
  paddingInline: '10px',
  paddingBlock: '6px',
  fontSize: vars.text.sm,
  fontWeight: 500,
  textAlign: 'start',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  '@container': { [narrow]: { padding: 0, selectors: { '&:not([data-sortable])': hidden } } },
})

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlSmall,
  paddingInline: '6px',
  marginInline: '-6px',
  borderRadius: '4px',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-sorted]': { color: vars.color.ink }, '&[data-hovered]': { background: vars.color.hover, color: vars.color.ink } },
  '@container': {
    [narrow]: { marginInline: 0, paddingInline: '10px', border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.pill },
  },
})
/** Always rendered, so that sorting does not move the columns. */
export const sortIcon = style({ selectors: { '&:not([data-sorted])': { opacity: 0.5 } } })

export const row = style({
  display: 'table-row',
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.hover]: { selectors: { '&[data-link]:hover': { background: vars.color.hover } } } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.sm,
      rowGap: '6px',
      paddingBlock: vars.space.md,
    },
  },
})

export const cell = style({
  display: 'table-cell',
  padding: `${vars.space.md} 10px`,
  verticalAlign: 'top',
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.md,
      alignItems: 'baseline',
      gridColumn: '1 / -1',
      padding: 0,
      overflowWrap: 'anywhere',
      selectors: { '&:empty': { display: 'none' } },
    },
  },
})

/** Tabular figures at the end of the column; on a card aligned as text. */
export const numeric = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { textAlign: 'start', whiteSpace: 'normal' } },
})

/** The name of the row; on a card its title, with the actions at the end of the same line. */
export const title = style({
  minInlineSize: '10em',
  fontWeight: 500,
  '@container': { [narrow]: { display: 'block', minInlineSize: 0, gridColumn: 1, alignSelf: 'center', fontWeight: 600 } },
})
/** Without a header, a value is aligned with the start of the card. */
export const headless = style({ '@container': { [narrow]: { display: 'block' } } })
export const actions = style({
  // Above the link that covers the row.
  position: 'relative',
  zIndex: 1,
  inlineSize: 1,
  paddingBlock: '4px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'block', inlineSize: 'auto', gridColumn: 2, gridRow: 1 } },
})

/** The column's header next to the value, on cards only; assistive technology reads it from the column. */
export const cardLabel = style({
  display: 'none',
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  '@container': { [narrow]: { display: 'block' } },
})

export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  // The whole row is the target.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px', borderRadius: vars.radius.control },
  },
})
