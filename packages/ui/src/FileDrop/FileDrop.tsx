import { Upload } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'

import { Button } from '../Button/Button.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import { NativeField, nativeFieldProps } from '../Field/NativeField.tsx'
import { keepFocusIn } from '../RowList/keep-focus.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FileDrop.css.ts'
import { FileRow, type FileItem } from './FileRow.tsx'
import { useFileDrag } from './use-file-drag.ts'

export interface FileDropProps extends FieldTexts {
  /** The chosen files, including refused ones. */
  items: readonly FileItem[]
  /**
   * Called with files that were chosen, dropped or pasted. The caller checks each and adds it to `items`, with a message if it is refused.
   */
  onAdd: (files: File[]) => void
  strings: {
    /** The text of the button. */
    choose: string
    /** The text next to the button, if files can be dropped. */
    drop: string
    /** Followed by the file's name for assistive technology. */
    remove: string
    retry: string
  }
  /** Types the file dialog offers, as in `accept`: `.pdf`, `image/*`. Dropped files may be of any type. */
  acceptedTypes?: readonly string[]
  allowsMultiple?: boolean
  name?: string
  isDisabled?: boolean
  /** Shows the files without button and drop zone. */
  isReadOnly?: boolean
  onBlur?: () => void
  inputRef?: Ref<HTMLButtonElement>
}

/**
 * Files to send: a button that opens the file dialog, a drop zone, and the list of chosen files. Not React Aria's drop zone, which adds
 * a second tab stop and the drag and drop of collections (decision 22).
 */
export function FileDrop(props: FileDropProps) {
  const { texts, rest } = splitTexts(props)
  const {
    items,
    onAdd,
    strings,
    acceptedTypes,
    allowsMultiple = true,
    name,
    isDisabled = false,
    isReadOnly = false,
    onBlur,
    inputRef,
  } = rest
  const id = useId()
  const latest = useRef(items)
  useLayoutEffect(() => void (latest.current = items))
  const [actions] = useState(() => {
    const itemOf = (id: string) => latest.current.find((item) => item.id === id)
    return {
      onRemove: (id: string) => itemOf(id)?.onRemove?.(),
      onRetry: (id: string) => itemOf(id)?.onRetry?.(),
      onOpen: (id: string) => itemOf(id)?.onOpen?.(),
    }
  })
  const add = (files: readonly File[]) => onAdd(allowsMultiple ? [...files] : files.slice(0, 1))
  const { isOver, handlers } = useFileDrag({ isDisabled, onDrop: add })

  const { 'aria-describedby': describedBy } = nativeFieldProps(id, texts)
  return (
    <NativeField id={id} texts={texts} isGroup isInvalid={Boolean(texts.errorMessage) || items.some(({ errorMessage }) => errorMessage)}>
      <div onPaste={({ clipboardData }) => !isDisabled && !isReadOnly && clipboardData.files.length > 0 && add([...clipboardData.files])}>
        {!isReadOnly && (
          <div
            {...handlers}
            data-drop-target={isOver || undefined}
            data-invalid={texts.errorMessage ? true : undefined}
            data-disabled={isDisabled || undefined}
            className={styles.zone}
          >
            <FileTrigger
              allowsMultiple={allowsMultiple}
              {...(acceptedTypes && { acceptedFileTypes: acceptedTypes })}
              onSelect={(files) => files && files.length > 0 && add([...files])}
            >
              <Button
                icon={Upload}
                isDisabled={isDisabled}
                {...(name && { name })}
                {...(inputRef && { ref: inputRef })}
                {...(describedBy && { 'aria-describedby': describedBy })}
                {...(onBlur && { onBlur })}
              >
                {strings.choose}
              </Button>
            </FileTrigger>
            <span className={styles.dropHint}>{strings.drop}</span>
          </div>
        )}
        {items.length > 0 && (
          <ul ref={keepFocusIn} className={styles.list}>
            {items.map((item) => (
              <FileRow key={item.id} item={item} strings={strings} isDisabled={isDisabled} {...actions} />
            ))}
          </ul>
        )}
        <Announcements items={items} />
      </div>
    </NativeField>
  )
}

/** Announces added files and new errors. */
function Announcements({ items }: { items: readonly FileItem[] }) {
  const before = useRef(items)
  const status = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const announced = items.filter((item) => {
      const known = before.current.find(({ id }) => id === item.id)
      return !known || (item.errorMessage !== undefined && item.errorMessage !== known.errorMessage)
    })
    before.current = items
    if (status.current && announced.length > 0)
      status.current.textContent = announced.map(({ name, errorMessage = '' }) => `${name} ${errorMessage}`.trim()).join(', ')
  }, [items])
  return <VisuallyHidden ref={status} role="status" />
}
