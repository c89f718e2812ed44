import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: '34px',
  textOverflow: 'ellipsis',
  // An option has its own direction, but is aligned as the page.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: { '&:disabled': { opacity: 0.6, cursor: 'not-allowed' } },
})

export const option = style({ background: vars.color.raised, color: vars.color.ink })

export const chevron = style({ position: 'absolute', insetInlineEnd: '11px', pointerEvents: 'none', color: vars.color.inkMuted })
