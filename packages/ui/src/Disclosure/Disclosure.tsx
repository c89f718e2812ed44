import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure'

import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps extends Pick<AriaDisclosureProps, 'defaultExpanded' | 'isExpanded' | 'onExpandedChange' | 'isDisabled'> {
  title: string
  children: ReactNode
}

/** Optional content that its title shows and hides. The browser's find-in-page opens it. */
export const Disclosure = ({ title, children, ...props }: DisclosureProps) => (
  <AriaDisclosure {...props}>
    <Button slot="trigger" className={styles.trigger}>
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} />
      </span>
      {title}
    </Button>
    <DisclosurePanel>
      <div className={styles.content}>{children}</div>
    </DisclosurePanel>
  </AriaDisclosure>
)
