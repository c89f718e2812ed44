import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'

import { FieldFrame, type FieldTexts } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends FieldTexts, Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  strings: { clear: string }
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
}

/** Words to look for; Enter looks, Escape clears. */
export function SearchField({
  label,
  isLabelHidden,
  note,
  description,
  errorMessage,
  strings,
  placeholder,
  inputRef,
  ...props
}: SearchFieldProps) {
  const texts = { label, note, description, errorMessage, ...(isLabelHidden && { isLabelHidden }) }
  return (
    <AriaSearchField validationBehavior="aria" {...props} isInvalid={Boolean(errorMessage)} className={fieldStyles.field}>
      <FieldFrame {...texts}>
        <span className={fieldStyles.adorned}>
          <span className={fieldStyles.adornmentStart}>
            <Icon icon={Search} />
          </span>
          <Input
            ref={inputRef}
            className={joinClasses(fieldStyles.control, fieldStyles.roomAtStart, fieldStyles.roomAtEnd, styles.input)}
            {...(placeholder && { placeholder })}
          />
          <span className={fieldStyles.adornmentEnd}>
            <Button aria-label={strings.clear} className={joinClasses(fieldStyles.innerButton, styles.clear)}>
              <Icon icon={X} />
            </Button>
          </span>
        </span>
      </FieldFrame>
    </AriaSearchField>
  )
}
