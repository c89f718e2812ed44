import { Search, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { Icon } from '../Icon/Icon.tsx'
import * as styles from './CommandPalette.css.ts'

export interface PaletteItem {
  id: string
  label: string
  icon: LucideIcon
  /** At the end of the line. */
  note?: string
}

export interface PaletteSection {
  title: string
  items: readonly PaletteItem[]
}

export interface CommandPaletteProps {
  /** The accessible name of the dialog, its field and its list. */
  label: string
  placeholder: string
  /** The typed text. */
  text: string
  onTextChange: (text: string) => void
  /** What the text finds: the caller filters. */
  sections: readonly PaletteSection[]
  /** A text about the result, such as "No results": visible, and announced when it changes. */
  status?: string | undefined
  /** An entry of the sections was chosen. */
  onAction: (id: string) => void
  onClose: () => void
}

/**
 * One field for everything that can be opened or done. Focus stays in the field; the arrow keys move through the list, Enter chooses the
 * marked item, which is the first after each change of the text, and Escape closes. Not React Aria's `Autocomplete`: its code would come
 * with every text field, which the sign-in page has no room for.
 */
export function CommandPalette({ label, placeholder, text, onTextChange, sections, status, onAction, onClose }: CommandPaletteProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [markedId, setMarkedId] = useState<string | null>(null)
  const items = sections.flatMap((section) => section.items)
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === markedId),
  )
  const elementId = (id: string) => `${listId}-${id}`
  const mark = (index: number) => {
    const item = items[(index + items.length) % items.length]
    if (!item) return
    setMarkedId(item.id)
    list.current?.ownerDocument.getElementById(elementId(item.id))?.scrollIntoView({ block: 'nearest' })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') mark(at + 1)
    else if (event.key === 'ArrowUp') mark(at - 1)
    else if (event.key === 'Enter') {
      const item = items[at]
      if (item) onAction(item.id)
    } else return
    // The key press must not reach a form that the action opens.
    event.preventDefault()
  }
  const marked = items[at]
  return (
    <ModalOverlay isDismissable isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        {/* The field is inside the part that scrolls, so that the keyboard reaches it. */}
        <Dialog aria-label={label} className={styles.dialog}>
          <div className={styles.field}>
            <Icon icon={Search} size={18} />
            <input
              ref={field}
              role="combobox"
              aria-label={label}
              aria-expanded={items.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={marked && elementId(marked.id)}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              className={styles.input}
              placeholder={placeholder}
              value={text}
              onChange={(event) => {
                setMarkedId(null)
                onTextChange(event.target.value)
              }}
              onKeyDown={handleKey}
            />
          </div>
          <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
            {sections.map(({ title, items: group }, index) => (
              <div key={title} role="group" aria-labelledby={`${listId}-title-${index}`}>
                <div id={`${listId}-title-${index}`} className={styles.title}>
                  {title}
                </div>
                {group.map(({ id, label: text, icon, note }) => (
                  // The keyboard is handled by the field, which keeps the focus.
                  <div
                    key={id}
                    id={elementId(id)}
                    role="option"
                    aria-selected={id === marked?.id}
                    className={styles.item}
                    tabIndex={-1}
                    onPointerDown={(event) => event.preventDefault()}
                    onPointerMove={() => setMarkedId(id)}
                    onClick={() => onAction(id)}
                  >
                    <span className={styles.icon}>
                      <Icon icon={icon} />
                    </span>
                    <span className={styles.itemLabel} dir="auto">
                      {text}
                    </span>
                    {note !== undefined && <span className={styles.note}>{note}</span>}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <div role="status">{status !== undefined && <p className={styles.status}>{status}</p>}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
