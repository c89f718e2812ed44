import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import * as styles from './Rail.css.ts'

interface Content {
  /** Left out only for entries inside a group. */
  icon?: LucideIcon | undefined
  label: string
  /** Next to the label, or on the corner of the icon. */
  badge?: ReactNode
}

interface Pointing {
  /** Mirrors the icon in right-to-left text. */
  isIconDirectional?: boolean
}

const contentOf = ({ icon, isIconDirectional = false, label, badge }: Content & Pointing) => (
  <>
    {icon && <Icon icon={icon} size={18} isDirectional={isIconDirectional} />}
    <span className={styles.label}>{label}</span>
    {badge && <span className={styles.badge}>{badge}</span>}
  </>
)

export type RailLinkProps = Content & Omit<LinkProps, 'variant' | 'className' | 'children'>

/** An entry that leads to a page. */
export function RailLink({ icon, label, badge, ...props }: RailLinkProps) {
  return (
    <Link {...props} variant="bare" className={styles.item} data-label={label}>
      {contentOf({ icon, label, badge })}
    </Link>
  )
}

export type RailButtonProps = Content & Pointing & Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children'>

/** An entry that acts on the current page. */
export function RailButton({ icon, isIconDirectional, label, badge, ...props }: RailButtonProps) {
  return (
    <button {...props} type="button" className={styles.item} data-label={label}>
      {contentOf({ icon, label, badge, ...(isIconDirectional && { isIconDirectional }) })}
    </button>
  )
}

export interface RailGroupProps {
  icon: LucideIcon
  label: string
  /** One of its entries is the current page: it is open at first, and its icon is marked in the rail. */
  isCurrent: boolean
  /** List items. */
  children: ReactNode
}

/** Entries behind one heading. */
export function RailGroup({ icon, label, isCurrent, children }: RailGroupProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isCurrent)
  return (
    <>
      <button
        type="button"
        className={styles.item}
        data-label={label}
        data-group
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {contentOf({ icon, label })}
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={14} />
        </span>
      </button>
      <ul id={id} className={styles.children} hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </>
  )
}
