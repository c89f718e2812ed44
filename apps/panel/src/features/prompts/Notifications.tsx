import { Heading, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { usePages } from '../../shared/list/use-pages.ts'
import { notifications } from './prompt-lists.ts'
import { PromptRows } from './PromptRows.tsx'

/** The content of the notification popover (NOTI-01..07). `onFollow` is called when a link is followed within the panel. */
export function Notifications({ onFollow }: { onFollow: () => void }) {
  const intl = useIntl()
  const list = usePages('listPrompts', { query: notifications })
  const title = intl.formatMessage({ id: 'prompts.notifications' })
  return (
    <Stack gap="md">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <PromptRows list={list} label={title} empty={intl.formatMessage({ id: 'prompts.notifications.empty' })} onFollow={onFollow} />
    </Stack>
  )
}
