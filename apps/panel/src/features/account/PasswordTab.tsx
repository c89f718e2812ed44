import { countryConfig, passwordChangeProblems } from '@vendor-panel/domain'
import { Button, Inline, PasswordField, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Sessions } from './Sessions.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { TwoFactor } from './TwoFactor.tsx'

const empty = { oldPassword: '', password: '', passwordMatch: '' }

/** A new password, which signs out the other devices, the second factor, and the devices that are signed in (SET-04, AUTH-26). */
export function PasswordTab() {
  return (
    <Stack gap="xl">
      <PasswordForm />
      <TwoFactor />
      <Sessions />
    </Stack>
  )
}

function PasswordForm() {
  const intl = useIntl()
  const { id, customerId, username, details } = useUser()
  const { countryCode } = details
  const { write } = useWrite('updateCustomerUser', {
    refetch: ['listDeviceSessions'],
    done: () => intl.formatMessage({ id: 'account.password.saved' }),
    hasForm: true,
  })
  const form = useRecordForm<typeof empty>({
    initial: empty,
    check: (fields) => passwordChangeProblems(fields, countryCode),
    send: async ({ oldPassword, password }, { keepOpen }) => {
      await write({ path: { customerId, customerUserId: id }, body: { oldPassword, password } })
      keepOpen(null, empty)
    },
  })
  const strings = {
    show: intl.formatMessage({ id: 'account.password.show' }),
    hide: intl.formatMessage({ id: 'account.password.hide' }),
  }
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'account.password.title' })}
      help={intl.formatMessage({ id: 'account.password.help' })}
    >
      <RecordForm form={form} aria-label={intl.formatMessage({ id: 'account.password.title' })}>
        {/* The user of the password, for a password manager */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          label={intl.formatMessage({ id: 'account.password.old' })}
          autoComplete="current-password"
          strings={strings}
          {...form.field('oldPassword')}
        />
        <PasswordField
          label={intl.formatMessage({ id: 'account.password.new' })}
          description={intl.formatMessage({ id: 'account.password.newHelp' }, { min: countryConfig(countryCode).passwordMinLength })}
          autoComplete="new-password"
          strings={strings}
          {...form.field('password')}
        />
        <PasswordField
          label={intl.formatMessage({ id: 'account.password.match' })}
          autoComplete="new-password"
          strings={strings}
          {...form.field('passwordMatch')}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'account.password.save' })}
          </Button>
        </Inline>
      </RecordForm>
    </SettingsSection>
  )
}
