import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** Two short fields, side by side even on a phone. */
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.lg, alignItems: 'start' })
