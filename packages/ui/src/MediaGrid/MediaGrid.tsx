import { GripVertical, Image, Play } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { buttonClasses } from '../Button/Button.tsx'
import { square } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { useReorder } from '../OrderList/use-reorder.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './MediaGrid.css.ts'

export interface MediaItem {
  id: number
  /** Null for a video. */
  picture: {
    src: string
    /** A larger one for dense screens. */
    src2x?: string | undefined
    /** A tiny picture as a `data:` address, shown until the picture is loaded. */
    preview?: string | null | undefined
    width?: number | undefined
    height?: number | undefined
  } | null
  /** The text of the picture, empty if it has none. */
  alt: string
  /** Shown weaker, such as a hidden one. */
  isMuted?: boolean
}

export interface MediaGridStrings<Item> {
  /** Label of the button that opens an item. */
  open: (item: Item) => string
  /** Label of the button that lifts an item. */
  handle: (item: Item) => string
  /** How the keyboard moves an item. */
  help: string
  /** Announced when an item is lifted or moved; `place` begins with 1. */
  place: (item: Item, place: number, count: number) => string
  /** Announced when Escape restores the order. */
  cancelled: string
}

export interface MediaGridProps<Item extends MediaItem> {
  label: string
  items: readonly Item[]
  onOpen: (item: Item) => void
  /** Saves another order. If it rejects, the saved order is shown again. Left out where the order cannot be changed. */
  onOrder?: ((ids: number[]) => Promise<unknown>) | undefined
  strings: MediaGridStrings<Item>
  /** Over the corner of the picture, such as its status. */
  renderCorner?: (item: Item) => ReactNode
  /** At the end of the line below the picture, such as a menu. */
  renderActions?: (item: Item) => ReactNode
  /** Below the picture. */
  children?: (item: Item) => ReactNode
}

/** Pictures and videos in a grid: each opens, and is moved by drag or by keyboard from its handle. Hundreds of them scroll smoothly. */
export function MediaGrid<Item extends MediaItem>({
  label,
  items,
  onOpen,
  onOrder,
  strings,
  renderCorner,
  renderActions,
  children,
}: MediaGridProps<Item>) {
  const helpId = useId()
  const byKey = new Map(items.map((item) => [item.id, item]))
  const { listRef, order, announcement, handleProps, itemProps } = useReorder({
    keys: items.map(({ id }) => id),
    onOrder: onOrder ?? (() => Promise.resolve()),
    announce: (key, index) => {
      const item = byKey.get(key)
      return item ? strings.place(item, index + 1, items.length) : ''
    },
    cancelled: strings.cancelled,
  })
  const canOrder = onOrder !== undefined && items.length > 1
  return (
    <>
      <ul ref={listRef} aria-label={label} className={styles.grid}>
        {order.map((key) => {
          const item = byKey.get(key)
          if (!item) return null
          return (
            <li key={key} className={styles.cell} {...itemProps(key)}>
              <div className={styles.frame}>
                <button type="button" aria-label={strings.open(item)} className={styles.open} onClick={() => onOpen(item)}>
                  <Thumbnail item={item} />
                </button>
                <div className={styles.corner}>{renderCorner?.(item)}</div>
              </div>
              <div className={styles.foot}>
                <div className={styles.texts}>{children?.(item)}</div>
                <div className={styles.tools}>
                  {canOrder && (
                    <button
                      type="button"
                      aria-label={strings.handle(item)}
                      aria-describedby={helpId}
                      className={joinClasses(buttonClasses({ variant: 'quiet', size: 'sm' }), square.sm, styles.handle)}
                      {...handleProps(key)}
                    >
                      <Icon icon={GripVertical} />
                    </button>
                  )}
                  {renderActions?.(item)}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      {canOrder && (
        <>
          <VisuallyHidden id={helpId}>{strings.help}</VisuallyHidden>
          <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
        </>
      )}
    </>
  )
}

function Thumbnail({ item: { picture, alt, isMuted } }: { item: MediaItem }) {
  if (!picture)
    return (
      <span className={styles.symbol}>
        <Icon icon={Play} size={24} />
      </span>
    )
  const { src, src2x, preview, width, height } = picture
  if (src === '')
    return (
      <span className={styles.symbol}>
        <Icon icon={Image} size={24} />
      </span>
    )
  return (
    <img
      src={src}
      {...(src2x && { srcSet: `${src}, ${src2x} 2x` })}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={joinClasses(styles.picture, isMuted && styles.isMuted)}
      {...(preview && { style: { backgroundImage: `url("${preview}")` } })}
    />
  )
}
