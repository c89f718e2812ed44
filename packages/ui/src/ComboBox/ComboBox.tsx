import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'

import { Button } from '../Button/Button.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import { ErrorText, splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as menuStyles from '../Menu/Menu.css.ts'
import { floating } from '../Popover/overlay.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ComboBox.css.ts'

export interface ComboBoxOption {
  id: number
  label: string
  /** A short text at the end of the row that distinguishes options of the same label. */
  note?: string | undefined
}

export interface ComboBoxProps
  extends FieldTexts, Pick<AriaComboBoxProps<ComboBoxOption>, 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus'> {
  value: ComboBoxOption | null
  onChange: (value: ComboBoxOption | null) => void
  /** What matches the text of the last `onSearch`; undefined while that is loading. */
  options: readonly ComboBoxOption[] | undefined
  /** Called with what is typed once typing pauses. */
  onSearch: (text: string) => void
  /** Why there are no options, and a button that loads them again. */
  failure?: { text: string; retry: string; onRetry: () => void } | undefined
  name?: string
  strings: { clear: string; searching: string; none: string }
}

const pauseMs = 200
/** Highest list; beyond it scrolls. */
const listMaxPx = 320

/**
 * One record out of many, found by typing: the arrows move among the matches, Enter chooses. A text that is not chosen does not count: on
 * blur the field shows the chosen record again. Emptying the field removes the record.
 */
export function ComboBox(props: ComboBoxProps) {
  const { texts, rest } = splitTexts(props)
  const { value, onChange, options, onSearch, failure, name, strings, ...field } = rest
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(value)
  const [text, setText] = useState(value?.label ?? '')
  // Until the first search the options are those of another text.
  const [isSearched, setSearched] = useState(false)
  const show = (next: ComboBoxOption | null) => {
    setShown(next)
    setText(next?.label ?? '')
    setSearched(false)
  }
  if (shown?.id !== value?.id || shown?.label !== value?.label) show(value)
  const typed = text.trim()
  const isSearching = typed !== '' && text !== value?.label
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (!isSearching) return undefined
    const timer = setTimeout(() => {
      setSearched(true)
      search(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, isSearching])

  const choose = (next: ComboBoxOption | null) => {
    show(next)
    if (next?.id !== value?.id) onChange(next)
  }
  const found = isSearched ? options : undefined
  const items = isSearching ? (found ?? []) : value ? [value] : []
  return (
    <AriaComboBox<ComboBoxOption>
      validationBehavior="aria"
      {...field}
      items={items}
      value={value?.id ?? null}
      onChange={(key) => choose(key === value?.id ? value : (items.find(({ id }) => id === key) ?? null))}
      inputValue={text}
      onInputChange={(next) => (next === '' ? choose(null) : setText(next))}
      allowsEmptyCollection={isSearching && !failure}
      // A list that closed because the field was emptied would open again when a record is chosen.
      menuTrigger={isSearching ? 'input' : 'manual'}
      isInvalid={Boolean(texts.errorMessage)}
      className={fieldStyles.field}
    >
      <FieldFrame {...texts}>
        <span className={fieldStyles.adorned}>
          <span className={fieldStyles.adornmentStart}>
            <Icon icon={Search} />
          </span>
          <Input ref={input} className={joinClasses(fieldStyles.control, fieldStyles.adornmentSpaceStart, fieldStyles.adornmentSpaceEnd)} />
          {value && !field.isDisabled && !field.isReadOnly && (
            <span className={fieldStyles.adornmentEnd}>
              {/* Not the button that opens the list, and not a tab stop: the keyboard has Backspace. */}
              <AriaButton
                slot={null}
                excludeFromTabOrder
                aria-label={strings.clear}
                className={fieldStyles.innerButton}
                onPress={() => choose(null)}
              >
                <Icon icon={X} />
              </AriaButton>
            </span>
          )}
          {/* A form finds the field by its name. */}
          <VisuallyHidden aria-hidden>
            <input
              name={name}
              value={value?.id ?? ''}
              aria-label={texts.label}
              readOnly
              tabIndex={-1}
              onFocus={() => input.current?.focus()}
            />
          </VisuallyHidden>
        </span>
      </FieldFrame>
      {failure && (
        <div role="alert" className={styles.failure}>
          <span className={fieldStyles.error}>
            <ErrorText>{failure.text}</ErrorText>
          </span>
          <Button
            slot={null}
            size="sm"
            onPress={() => {
              failure.onRetry()
              // The button disappears.
              input.current?.focus()
            }}
          >
            {failure.retry}
          </Button>
        </div>
      )}
      <Popover maxHeight={listMaxPx} className={joinClasses(floating, styles.popover)}>
        <ListBox<ComboBoxOption>
          className={menuStyles.menu}
          renderEmptyState={() => <span className={styles.state}>{found === undefined ? strings.searching : strings.none}</span>}
        >
          {({ id, label, note }) => (
            <ListBoxItem id={id} textValue={label} className={joinClasses(menuStyles.item, styles.option)}>
              <Text slot="label" dir="auto" className={styles.label}>
                {label}
              </Text>
              {note && (
                <Text slot="description" className={styles.note}>
                  {note}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
