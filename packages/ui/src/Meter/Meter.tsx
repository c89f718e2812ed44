import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Meter.css.ts'

export interface MeterProps {
  label: string
  value: number
  max?: number
  /** The value as text, visible and accessible. */
  valueText: string
  /** Another value to compare with, on the same scale; state it as text next to the meter. */
  mark?: number
  tone?: keyof typeof styles.tone
}

/** A fraction of a whole. */
export function Meter({ label, value, max = 100, valueText, mark, tone = 'accent' }: MeterProps) {
  const percent = (part: number) => `${Math.min(100, Math.max(0, (part / max) * 100))}%`
  return (
    <AriaMeter value={value} maxValue={max} valueLabel={valueText} className={styles.meter}>
      <span className={styles.line}>
        <Label>{label}</Label>
        <span className={styles.value}>{valueText}</span>
      </span>
      <div className={styles.track}>
        <div className={joinClasses(styles.fill, styles.tone[tone])} style={{ inlineSize: percent(value) }} />
        {mark !== undefined && <div className={styles.mark} style={{ insetInlineStart: percent(mark) }} />}
      </div>
    </AriaMeter>
  )
}
