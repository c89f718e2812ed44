import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton } from '../Button/IconButton.tsx'
import * as styles from './Lightbox.css.ts'

export interface LightboxItem {
  id: number
  alt: string
  /** A picture; or other content, such as a video. */
  picture: { src: string; preview?: string | null | undefined; width?: number | undefined; height?: number | undefined } | null
  content?: ReactNode
}

export interface LightboxProps {
  items: readonly LightboxItem[]
  /** The id of the shown item. */
  shownId: number
  /** The user moves to the item with this id. */
  onShow: (id: number) => void
  onClose: () => void
  strings: {
    close: string
    previous: string
    next: string
    /** Names the dialog; `position` begins with 1. */
    position: (position: number, count: number) => string
  }
  /** Below the picture, such as its caption. */
  children?: ReactNode
}

/** How far a finger moves to the side for a swipe, in pixels. */
const swipeMin = 48

/** One picture or video in the whole window; the arrow keys, Home, End and a swipe show another one, Escape closes it. */
export function Lightbox({ items, shownId, onShow, onClose, strings, children }: LightboxProps) {
  const { direction } = useLocale()
  const start = useRef<{ x: number; y: number } | null>(null)
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === shownId),
  )
  const shown = items[index]
  const show = (to: number) => {
    const item = items[to]
    if (item) onShow(item.id)
  }
  /** -1 for the left side, 1 for the right side. */
  const toSide = (side: -1 | 1) => show(index + (direction === 'rtl' ? -side : side))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return
    if (event.key === 'ArrowLeft') toSide(-1)
    else if (event.key === 'ArrowRight') toSide(1)
    else if (event.key === 'Home') show(0)
    else if (event.key === 'End') show(items.length - 1)
    else return
    event.preventDefault()
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current
    start.current = null
    if (!from) return
    const [aside, down] = [clientX - from.x, clientY - from.y]
    if (Math.abs(aside) < swipeMin || Math.abs(aside) < Math.abs(down)) return
    // The finger pulls the next one in from the other side.
    toSide(aside < 0 ? 1 : -1)
  }

  if (!shown) return null
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <AriaDialog className={styles.dialog}>
          {/* React Aria's dialog has no key handler of its own. */}
          <div className={styles.dialog} onKeyDown={onKeyDown} role="presentation">
            <div className={styles.header}>
              <Heading slot="title" level={2} className={styles.count}>
                {strings.position(index + 1, items.length)}
              </Heading>
              <IconButton label={strings.close} icon={X} onPress={onClose} autoFocus />
            </div>
            <div
              className={styles.stage}
              onPointerDown={({ clientX, clientY, pointerType }) =>
                (start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY })
              }
              onPointerUp={onPointerUp}
              onPointerCancel={() => (start.current = null)}
            >
              {shown.picture ? <Picture key={shown.id} item={shown} /> : <div className={styles.content}>{shown.content}</div>}
              {index > 0 && (
                <div className={styles.previous}>
                  <IconButton label={strings.previous} icon={ChevronLeft} isIconDirectional onPress={() => show(index - 1)} />
                </div>
              )}
              {index < items.length - 1 && (
                <div className={styles.next}>
                  <IconButton label={strings.next} icon={ChevronRight} isIconDirectional onPress={() => show(index + 1)} />
                </div>
              )}
            </div>
            <div className={styles.footer}>{children}</div>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function Picture({ item: { picture, alt } }: { item: LightboxItem }) {
  if (!picture) return null
  const { src, preview, width, height } = picture
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      className={styles.picture}
      {...(preview && { style: { backgroundImage: `url("${preview}")` } })}
    />
  )
}
