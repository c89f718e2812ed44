import { Bell, CircleCheck, OctagonAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './Toast.css.ts'

export interface ToastData {
  id: number
  text: ReactNode
  /** `critical` is announced assertively, the others politely. */
  tone: 'neutral' | 'positive' | 'critical'
  link?: { text: string; href: string }
  /** For example Undo. */
  action?: { text: string; onPress: () => void }
}

const iconOfTone = { neutral: Bell, positive: CircleCheck, critical: OctagonAlert }

/** A notice about something that happened, with an optional action. */
export function Toast({ toast, strings, onClose }: { toast: ToastData; strings: { close: string }; onClose: () => void }) {
  const { text, tone, link, action } = toast
  return (
    <div className={styles.toast} data-toast={toast.id}>
      <span className={joinClasses(styles.icon, styles.iconTone[tone])}>
        <Icon icon={iconOfTone[tone]} size={18} />
      </span>
      <div className={styles.body}>
        {text}
        {(link ?? action) && (
          <div className={styles.actions}>
            {link && (
              <Link href={link.href} variant="standalone" onClick={onClose}>
                {link.text}
              </Link>
            )}
            {action && (
              <Button
                size="sm"
                onPress={() => {
                  action.onPress()
                  onClose()
                }}
              >
                {action.text}
              </Button>
            )}
          </div>
        )}
      </div>
      <IconButton size="sm" label={strings.close} icon={X} onPress={onClose} />
    </div>
  )
}
