import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import * as groupStyles from '../Field/field-group.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { readNumber, signOf, writeNumber, type Unit } from './number-text.ts'
import * as styles from './NumberField.css.ts'

type AriaProps = Pick<AriaTextFieldProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus' | 'autoFocus'>

export interface NumberFieldProps extends FieldTexts, AriaProps {
  /** `null` while the field is empty, `NaN` while its text is not a number: the text stays, and the form shows the error. */
  value: number | null
  onChange: (value: number | null) => void
  /** Number of decimals; 0 for whole numbers. Additional ones are passed on as typed, never rounded. */
  fractionDigits?: number
  /** Bounds of the buttons. A typed value is not clamped: the form shows the error. */
  minValue?: number
  maxValue?: number
  step?: number
  /** Shown with the number, on the side that the locale uses. */
  unit?: Unit
  /** Labels of the buttons that decrease and increase by a step, as the arrow keys do. Without labels there are no buttons. */
  strings?: { decrease: string; increase: string }
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A number, typed in the locale's notation and formatted on blur. Not React Aria's number field, which ignores a decimal point that
 * is not allowed (12.50 becomes 1250), clamps typed values to its bounds, and reports on blur only (decision 22).
 */
export function NumberField(props: NumberFieldProps) {
  const { texts, rest } = splitTexts(props)
  const { value, onChange, fractionDigits = 0, minValue, maxValue, step = 1, unit, strings, placeholder, inputRef, onBlur, ...field } = rest
  const { isDisabled = false, isReadOnly = false } = field
  const { locale } = useLocale()
  const signId = useId()
  const written = (next: number | null) => ({ text: writeNumber(next, locale, fractionDigits), value: next, locale })
  const [typed, setTyped] = useState(() => written(value))
  const [announced, setAnnounced] = useState('')
  // The caller changed the value or the locale: the typed text is stale.
  if (!Object.is(typed.value, value) || typed.locale !== locale) setTyped(written(value))

  const change = (next: typeof typed) => {
    setTyped(next)
    if (!Object.is(next.value, value)) onChange(next.value)
  }
  const stepBy = (difference: number) => {
    const isNumber = value !== null && !Number.isNaN(value)
    // Rounded, because 0.1 + 0.2 is not 0.3.
    const wanted = isNumber ? Number((value + difference).toFixed(9)) : (minValue ?? 0)
    const next = written(Math.min(maxValue ?? Infinity, Math.max(minValue ?? -Infinity, wanted)))
    change(next)
    setAnnounced(next.text)
  }
  const sign = unit && signOf(locale, unit)
  const signElement = sign && (
    <span id={signId} className={joinClasses(styles.sign, styles.signAt[sign.side])}>
      <bdi>{sign.text}</bdi>
    </span>
  )
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      value={typed.text}
      onChange={(text) => change({ text, value: readNumber(text, locale, unit), locale })}
      onBlur={(event) => {
        if (!Number.isNaN(typed.value)) setTyped(written(typed.value))
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        // React Aria stops every key that has a handler; Escape must reach the dialog around the field.
        if (!strings || isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return event.continuePropagation()
        event.preventDefault()
        stepBy(event.key === 'ArrowUp' ? step : -step)
      }}
      {...(sign && { 'aria-describedby': signId })}
      autoComplete="off"
      inputMode={minValue !== undefined && minValue < 0 ? 'text' : fractionDigits > 0 ? 'decimal' : 'numeric'}
      isInvalid={Boolean(texts.errorMessage)}
      className={fieldStyles.field}
    >
      <FieldFrame {...texts}>
        <Group
          role="presentation"
          isInvalid={Boolean(texts.errorMessage)}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          className={groupStyles.group}
          onClick={({ currentTarget }) => !currentTarget.contains(document.activeElement) && currentTarget.querySelector('input')?.focus()}
        >
          {sign?.side === 'start' && signElement}
          <Input
            ref={inputRef}
            dir="ltr"
            spellCheck="false"
            {...(placeholder && { placeholder })}
            className={joinClasses(groupStyles.groupInput, sign && styles.nearUnit[sign.side])}
          />
          {sign?.side === 'end' && signElement}
          {strings && !isReadOnly && (
            <span className={styles.steppers}>
              <StepButton
                label={strings.decrease}
                icon={Minus}
                isDisabled={isDisabled || (value ?? Infinity) <= (minValue ?? -Infinity)}
                onPress={() => stepBy(-step)}
              />
              <StepButton
                label={strings.increase}
                icon={Plus}
                isDisabled={isDisabled || (value ?? -Infinity) >= (maxValue ?? Infinity)}
                onPress={() => stepBy(step)}
              />
            </span>
          )}
        </Group>
        {strings && <VisuallyHidden role="status">{announced}</VisuallyHidden>}
      </FieldFrame>
    </AriaTextField>
  )
}

interface StepButtonProps {
  label: string
  icon: LucideIcon
  isDisabled: boolean
  onPress: () => void
}

/** Not a tab stop: the keyboard has the arrow keys. */
const StepButton = ({ label, icon, ...props }: StepButtonProps) => (
  <Button {...props} aria-label={label} excludeFromTabOrder className={fieldStyles.innerButton}>
    <Icon icon={icon} />
  </Button>
)
