import { Image, Play } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { useOrder, type OrderListStrings } from '../OrderList/use-order.tsx'
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

export interface MediaGridStrings<Item> extends OrderListStrings<Item> {
  /** Label of the button that opens an item. */
  open: (item: Item) => string
}

export interface MediaGridProps<Item extends MediaItem> {
  /** The accessible name, which is not shown. */
  label: string
  items: readonly Item[]
  /** A picture was pressed: show it in a `Lightbox`. */
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
  const { listRef, ordered, announcements } = useOrder({ items, getKey: ({ id }) => id, onOrder, strings })
  return (
    <>
      <ul ref={listRef} aria-label={label} className={styles.grid}>
        {ordered.map(({ key, item, itemProps, handle }) => (
          <li key={key} className={styles.cell} {...itemProps}>
            <div className={styles.frame}>
              <button type="button" aria-label={strings.open(item)} className={styles.open} onClick={() => onOpen(item)}>
                <Thumbnail item={item} />
              </button>
              <div className={styles.corner}>{renderCorner?.(item)}</div>
            </div>
            <div className={styles.foot}>
              <div className={styles.texts}>{children?.(item)}</div>
              <div className={styles.tools}>
                {handle}
                {renderActions?.(item)}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {announcements}
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
