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
  isIconDirectional?: boolean
  /** At the end of the line, such as a key to press. */
  end?: ReactNode
  tone?: 'neutral' | 'critical'
}

/** One choice; with `href` it goes somewhere. */
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
          {/* What is seen is also the name: speaking a choice aloud picks it. */}
          <Text slot="label" className={styles.words}>
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

/** Choices that belong together, under a small title; with `selectionMode` the chosen ones are marked. */
export function MenuSection({ title, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...props}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

/** A hairline between groups of choices. */
export const MenuSeparator = () => <Separator className={styles.separator} />
