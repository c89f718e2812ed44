import { Icon } from '@vendor-panel/ui'
import { Images, Play } from 'lucide-react'
import type { Gallery } from './media.ts'
import * as styles from './galleries.css.ts'

/** The cover of a gallery; its name is next to it. */
export function Cover({ gallery: { cover } }: { gallery: Gallery }) {
  if (!cover?.path)
    return (
      <span className={styles.cover}>
        <Icon icon={cover ? Play : Images} size={20} />
      </span>
    )
  return (
    <img
      className={styles.cover}
      src={cover.sizes[0]?.path ?? cover.path}
      alt=""
      width={96}
      height={72}
      loading="lazy"
      decoding="async"
      {...(cover.preview && { style: { backgroundImage: `url("${cover.preview}")` } })}
    />
  )
}
