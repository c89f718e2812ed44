import { tones, type Tone } from './palette.ts'
import { vars } from './vars.css.ts'

type Soft = { background: string; color: string }

/** The soft surface of each tone with its text: rules for `styleVariants`. */
export const softTones = Object.fromEntries(
  tones.map((tone): [Tone, Soft] => [tone, { background: vars.tone[tone].soft, color: vars.tone[tone].onSoft }]),
) as Record<Tone, Soft>
