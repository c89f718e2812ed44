import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  type MenuItemProps as AriaMenuItemProps,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Menu.css.ts'

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children' | 'textValue'> {
  children: string
  icon?: LucideIcon
  /** Mirrors the icon in right-to-left text. */
  isIconDirectional?: boolean
  /** At the end of the row, such as a keyboard shortcut. */
  end?: ReactNode
  tone?: 'neutral' | 'critical'
}

/** One choice; with `href` it is a link. */
export function MenuItem({ children, icon, isIconDirectional = false, end, tone = 'neutral', ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={joinClasses(styles.item, tone === 'critical' && styles.critical)}>
      {({ selectionMode }) => (
        <>
          {icon && (
            <span className={styles.icon}>
              <Icon icon={icon} isDirectional={isIconDirectional} />
            </span>
          )}
          {/* The visible text is also the accessible name, for voice control. */}
          <Text slot="label" className={styles.itemText}>
            <span className={styles.label}>{children}</span>
            {end && <span className={styles.end}>{end}</span>}
          </Text>
          {selectionMode !== 'none' && (
            <span className={styles.end} data-check="">
              <Icon icon={Check} />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps extends Pick<AriaMenuSectionProps<object>, 'selectionMode' | 'selectedKeys' | 'onSelectionChange'> {
  title: string
  children: ReactNode
}

/** A group of choices under a small title; with `selectionMode` the chosen ones are marked. */
export function MenuSection({ title, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...props}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

/** A divider between groups of choices. */
export const MenuSeparator = () => <Separator className={styles.separator} />
