import { CircleCheck, Info, OctagonAlert, Sparkles, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../Button/IconButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import type { Tone } from '../theme/palette.ts'
import * as styles from './Banner.css.ts'

const iconOfTone: Record<Tone, LucideIcon> = {
  neutral: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonAlert,
  info: Info,
  promote: Sparkles,
}

interface BannerLook {
  tone?: Tone
  /** Buttons below the text. */
  actions?: ReactNode
  /** Announces the banner when it appears: errors assertively, all others politely. */
  isLive?: boolean
  /** A button that closes the banner. */
  dismiss?: { label: string; onPress: () => void } | undefined
}

/** A title, a text, or both. */
export type BannerProps = BannerLook & ({ title: ReactNode; children?: ReactNode } | { title?: ReactNode; children: ReactNode })

/** A notice about the whole page or form. */
export function Banner({ tone = 'info', title, children, actions, isLive = false, dismiss }: BannerProps) {
  const role = isLive ? (tone === 'critical' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={joinClasses(styles.banner, styles.tone[tone])}>
      <span className={styles.icon}>
        <Icon icon={iconOfTone[tone]} size={18} />
      </span>
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {dismiss && <IconButton size="sm" label={dismiss.label} icon={X} onPress={dismiss.onPress} />}
    </div>
  )
}
