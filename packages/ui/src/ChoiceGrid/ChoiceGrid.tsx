import { useId, type ReactNode } from 'react'

import { ErrorText, LabelText, splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import * as styles from './ChoiceGrid.css.ts'

export interface GridChoice {
  value: string
  label: ReactNode
  /** A second line, such as the day of the week. */
  detail?: ReactNode
  /** What assistive technology reads, if label and detail are short forms. */
  name?: string
}

export interface ChoiceGridProps extends FieldTexts {
  choices: readonly GridChoice[]
  /** `null` while nothing is chosen. */
  value: string | null
  onChange: (value: string) => void
  name: string
  columns?: keyof typeof styles.grid
}

/** One of many short choices, such as days or times, as tiles. Native radio buttons, because they need no code: one tab stop, arrows choose. */
export function ChoiceGrid(props: ChoiceGridProps) {
  const { texts, rest } = splitTexts(props)
  const { choices, value, onChange, name, columns = 'narrow' } = rest
  const id = useId()
  const help = [texts.description && `${id}-help`, texts.errorMessage && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} {...(help && { 'aria-describedby': help })}>
      <legend className={styles.legend}>
        <LabelText label={texts.label} marker={texts.marker} />
      </legend>
      {texts.description && (
        <span id={`${id}-help`} className={fieldStyles.description}>
          {texts.description}
        </span>
      )}
      <div className={styles.grid[columns]}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={styles.input}
              {...(choice.name !== undefined && { 'aria-label': choice.name })}
            />
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {texts.errorMessage && (
        <span id={`${id}-error`} className={fieldStyles.error}>
          <ErrorText>{texts.errorMessage}</ErrorText>
        </span>
      )}
    </fieldset>
  )
}
