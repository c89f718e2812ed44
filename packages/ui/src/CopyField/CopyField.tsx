import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'
import { Button } from 'react-aria-components/Button'

import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import { NativeField, nativeFieldProps } from '../Field/NativeField.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './CopyField.css.ts'

export interface CopyFieldProps extends Omit<FieldTexts, 'note' | 'errorMessage' | 'marker'> {
  value: string
  strings: {
    /** Label of the button. */
    copy: string
    /** Shown and announced once the value is on the clipboard. */
    copied: string
    /** Shown and announced where the browser refuses access to the clipboard: the value is selected instead. */
    selected: string
  }
  name?: string
  /** Lines of a value that has several, such as a snippet of HTML. */
  rows?: number
}

const shownMs = 4000

/** A read-only value with a copy button: a code, an address, a bank account. Focus selects all of it. */
export function CopyField(props: CopyFieldProps) {
  const { texts, rest } = splitTexts(props)
  const { value, strings, name, rows } = rest
  const id = useId()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'copied' | 'selected' | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), shownMs)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    // Focus on the field also selects its text.
    input.current?.focus()
    try {
      await navigator.clipboard.writeText(value)
      setResult('copied')
    } catch {
      setResult('selected')
    }
  }
  const note = (
    <span role="status" className={joinClasses(result === 'copied' && styles.copied)}>
      {result && strings[result]}
    </span>
  )
  const field = {
    ...nativeFieldProps(id, texts),
    ref: input,
    name,
    value,
    readOnly: true,
    dir: 'ltr',
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select(),
  }
  const classes = joinClasses(fieldStyles.control, fieldStyles.adornmentSpaceEnd, styles.input)
  return (
    <NativeField id={id} texts={{ ...texts, note }}>
      <span className={fieldStyles.adorned}>
        {rows === undefined ? (
          <input {...field} className={classes} />
        ) : (
          <textarea {...field} rows={rows} className={joinClasses(classes, styles.lines)} />
        )}
        <span className={joinClasses(fieldStyles.adornmentEnd, rows !== undefined && styles.corner)}>
          <Button aria-label={strings.copy} className={fieldStyles.innerButton} onPress={() => void copy()}>
            <Icon icon={result === 'copied' ? Check : Copy} />
          </Button>
        </span>
      </span>
    </NativeField>
  )
}
