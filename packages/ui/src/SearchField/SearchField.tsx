import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'

import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import { NativeField, nativeFieldProps } from '../Field/NativeField.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'className' | 'style' | 'ref' | 'required' | 'disabled'
    > {
  strings: { clear: string }
  value?: string
  defaultValue?: string
  isRequired?: boolean
  isDisabled?: boolean
  onChange?: (value: string) => void
  /** Enter, if no surrounding form handles it. */
  onSubmit?: (value: string) => void
  inputRef?: RefObject<HTMLInputElement | null>
}

/**
 * A search field; Enter searches, Escape clears. Uses a native search input, because React Aria's field
 * would take 9 of the 140 KiB of the inbox.
 */
export function SearchField(props: SearchFieldProps) {
  const { texts, rest } = splitTexts(props)
  const {
    strings,
    value,
    defaultValue = '',
    isRequired = false,
    isDisabled = false,
    onChange,
    onSubmit,
    onKeyDown,
    inputRef,
    ...field
  } = rest
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const [ownText, setOwnText] = useState(defaultValue)
  const text = value ?? ownText
  const change = (next: string) => {
    setOwnText(next)
    onChange?.(next)
  }
  const clear = () => {
    change('')
    input.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSubmit?.(text)
    if (event.key !== 'Escape' || text === '') return
    // Escape clears the text first; only in an empty field does it reach the surrounding dialog.
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  const tied = nativeFieldProps(id, texts)
  return (
    <NativeField id={id} texts={texts}>
      <span className={fieldStyles.adorned}>
        <span className={fieldStyles.adornmentStart}>
          <Icon icon={Search} />
        </span>
        <input
          {...field}
          {...tied}
          ref={input}
          type="search"
          value={text}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-describedby={tied['aria-describedby'] ?? field['aria-describedby']}
          className={joinClasses(fieldStyles.control, fieldStyles.adornmentSpaceStart, fieldStyles.adornmentSpaceEnd, styles.input)}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {text !== '' && !isDisabled && (
          <span className={fieldStyles.adornmentEnd}>
            {/* Not a tab stop: the keyboard has Escape. */}
            <button type="button" tabIndex={-1} aria-label={strings.clear} className={fieldStyles.innerButton} onClick={clear}>
              <Icon icon={X} />
            </button>
          </span>
        )}
      </span>
    </NativeField>
  )
}
