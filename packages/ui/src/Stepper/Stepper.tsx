import { Check } from 'lucide-react'

import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Stepper.css.ts'

export interface StepperStep {
  href: string
  label: string
  isDone: boolean
  isCurrent: boolean
}

export interface StepperProps {
  /** Names the navigation. */
  label: string
  steps: readonly StepperStep[]
  strings: {
    /** Added to the label of a complete step for assistive technology. */
    done: string
    /** Above the steps where there is only room for their numbers: `Step 2 of 8: Company`. */
    position: (index: number, count: number, label: string) => string
  }
}

/** The steps of a task that takes several pages. Each is a link, because every step can be visited in any order. */
export function Stepper({ label, steps, strings }: StepperProps) {
  const at = steps.findIndex(({ isCurrent }) => isCurrent)
  const current = steps[at]
  return (
    <nav aria-label={label} className={styles.stepper}>
      {current && (
        <p className={styles.position} aria-hidden>
          {strings.position(at + 1, steps.length, current.label)}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map(({ href, label: name, isDone, isCurrent }, index) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              variant="bare"
              isCurrent={isCurrent}
              className={styles.step}
              {...(isDone && { 'aria-label': `${name}, ${strings.done}` })}
            >
              <span className={styles.mark} data-done={isDone || undefined} aria-hidden>
                {isDone ? <Icon icon={Check} size={14} /> : index + 1}
              </span>
              <span className={styles.label}>{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
