import { Popover, Stack } from '@vendor-panel/ui'
import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Notifications } from './Notifications.tsx'

type NotificationsPopoverProps = {
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
  /** Below the list. */
  children?: ReactNode
}

/** The notifications next to the bell; it closes when one of their links is followed. */
export function NotificationsPopover({ trigger, onClose, children }: NotificationsPopoverProps) {
  const intl = useIntl()
  return (
    <Popover
      label={intl.formatMessage({ id: 'prompts.notifications' })}
      size="lg"
      placement="bottom end"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap="lg">
        <Notifications onFollow={onClose} />
        {children}
      </Stack>
    </Popover>
  )
}
