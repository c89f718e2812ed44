import { Switch } from '@vendor-panel/ui'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { NotificationsPopover } from '../features/prompts/NotificationsPopover.tsx'
import { usePush } from '../shared/use-push.ts'

/** The notifications, and whether this browser shows new ones while the panel is closed (SET-07). */
export function BellPopover(props: ComponentProps<typeof NotificationsPopover>) {
  return (
    <NotificationsPopover {...props}>
      <PushSwitch />
    </NotificationsPopover>
  )
}

function PushSwitch() {
  const intl = useIntl()
  const { isPushOn, togglePush } = usePush()
  if (isPushOn === null) return null
  return (
    <Switch
      label={intl.formatMessage({ id: 'app.push.on' })}
      description={intl.formatMessage({ id: 'app.push.about' })}
      value={isPushOn}
      onChange={() => void togglePush()}
    />
  )
}
