import { useId } from 'react'

import type { FieldTexts } from '../Field/field-texts.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './StarField.css.ts'
import { StarShape } from './StarShape.tsx'

export interface StarFieldProps extends Pick<FieldTexts, 'label' | 'description' | 'errorMessage'> {
  name: string
  /** Null until stars are chosen. */
  value: number | null
  onChange: (value: number) => void
  /** The name of each choice, such as "4 stars". */
  choiceLabel: (stars: number) => string
}

/**
 * One to five stars. Native radio buttons: one tab stop, the arrow keys choose. It shares nothing with the other fields, because couples load
 * it without the panel.
 */
export function StarField({ label, description, errorMessage, name, value, onChange, choiceLabel }: StarFieldProps) {
  const id = useId()
  const isInvalid = Boolean(errorMessage)
  const describedBy = [description && `${id}-help`, isInvalid && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={joinClasses(styles.star, star <= (value ?? 0) && styles.chosen)}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={choiceLabel(star)}
              {...(isInvalid && { 'aria-invalid': true })}
              className={styles.input}
            />
            <StarShape size={28} isFull={star <= (value ?? 0)} />
          </label>
        ))}
      </div>
      {description && (
        <span id={`${id}-help`} className={styles.description}>
          {description}
        </span>
      )}
      {isInvalid && (
        <span id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </span>
      )}
    </fieldset>
  )
}
