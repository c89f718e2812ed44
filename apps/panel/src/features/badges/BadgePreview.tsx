import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import * as styles from './badges.css.ts'

/** The HTML that the vendor copies, as a visitor of its page sees it: only a picture, and a link that opens a new tab (PROV-18). */
export function BadgePreview({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fragment = DOMPurify.sanitize(html, {
      ALLOWED_TAGS: ['a', 'img'],
      ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height'],
      RETURN_DOM_FRAGMENT: true,
    })
    for (const link of fragment.querySelectorAll('a')) {
      link.target = '_blank'
      link.rel = 'noreferrer'
    }
    box.current?.replaceChildren(fragment)
  }, [html])
  return <div ref={box} className={styles.preview} />
}
