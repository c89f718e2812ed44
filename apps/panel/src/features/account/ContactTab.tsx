import { Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import { ContactNotifications } from './ContactNotifications.tsx'
import { Contacts } from './Contacts.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The user's addresses and numbers, and what is sent to each (SET-03, SET-07). */
export function ContactTab() {
  const intl = useIntl()
  const { id } = useUser()
  return (
    <Stack gap="xl">
      <Contacts customerUserId={id} />
      <SettingsSection
        title={intl.formatMessage({ id: 'account.notifications.title' })}
        help={intl.formatMessage({ id: 'account.notifications.help' })}
      >
        <ContactNotifications customerUserId={id} />
      </SettingsSection>
    </Stack>
  )
}
