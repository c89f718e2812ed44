import { Link } from '../Link/Link.tsx'
import { joinClasses } from '../join-classes.ts'
import { scrollEdges } from '../theme/scroll-edges.css.ts'
import { intoView } from './into-view.ts'
import * as styles from './Tabs.css.ts'

export interface TabLinksProps {
  /** Names the navigation. */
  label: string
  links: readonly { href: string; label: string; isCurrent: boolean }[]
}

/** Pages that belong together, with the look of `Tabs`. They are links, because each is a page of its own. */
export const TabLinks = ({ label, links }: TabLinksProps) => (
  <nav aria-label={label}>
    <ul className={joinClasses(styles.list, scrollEdges)}>
      {links.map((link) => (
        <li key={link.href} ref={link.isCurrent ? intoView : undefined} className={styles.item}>
          <Link
            href={link.href}
            variant="bare"
            isCurrent={link.isCurrent}
            className={styles.tab}
            data-selected={link.isCurrent || undefined}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
