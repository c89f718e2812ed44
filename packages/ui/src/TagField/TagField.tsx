import { X } from 'lucide-react'
import { useId, useState } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './TagField.css.ts'

export interface TagFieldProps extends Pick<TextFieldProps, 'label' | 'marker' | 'description' | 'errorMessage' | 'placeholder' | 'name'> {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** At most so many. */
  max: number
  /** Of one entry. */
  maxLength: number
  strings: { remove: (tag: string) => string }
}

/** A list of tags: Enter, a comma or leaving the field adds one; each has a button that removes it. */
export function TagField({ value, onChange, max, maxLength, strings, ...field }: TagFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const add = () => {
    const tags = text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    setText('')
    const next = [...new Set([...value, ...tags])].slice(0, max)
    if (next.length > value.length) onChange(next)
  }
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        value={text}
        maxLength={maxLength}
        onChange={(next) => setText(next)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
      />
      {value.length > 0 && (
        <ul className={styles.tags} id={id}>
          {value.map((tag) => (
            <li key={tag} className={styles.tag}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                className={styles.remove}
                aria-label={strings.remove(tag)}
                onClick={() => onChange(value.filter((one) => one !== tag))}
              >
                <Icon icon={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
