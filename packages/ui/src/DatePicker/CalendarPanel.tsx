import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'

import { buttonClasses } from '../Button/Button.tsx'
import { square } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './DatePicker.css.ts'

export interface CalendarPanelProps {
  minValue: CalendarDate | null
  maxValue: CalendarDate | null
}

/** One month to choose a day from, inside a `DatePicker`. Unavailable days are dimmed. */
export const CalendarPanel = ({ minValue, maxValue }: CalendarPanelProps) => (
  <Calendar {...(minValue && { minValue })} {...(maxValue && { maxValue })}>
    <div className={styles.header}>
      <MonthButton slot="previous" icon={ChevronLeft} />
      <CalendarHeading className={styles.heading} />
      <MonthButton slot="next" icon={ChevronRight} />
    </div>
    <CalendarGrid weekdayStyle="short" className={styles.grid}>
      <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
)

/** React Aria names it in the language of the page. */
const MonthButton = ({ slot, icon }: { slot: 'previous' | 'next'; icon: LucideIcon }) => (
  <Button slot={slot} className={joinClasses(buttonClasses({ variant: 'quiet' }), square.md)}>
    <Icon icon={icon} size={18} isDirectional />
  </Button>
)
