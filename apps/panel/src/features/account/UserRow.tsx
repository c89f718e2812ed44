import { Avatar, Bdi, Button, Heading, Icon, Inline, ListRow, RowActions, Stack, StatusTag, Text, VisuallyHidden } from '@vendor-panel/ui'
import { CircleDashed, Hourglass, IdCard, Mail, MailQuestionMark, MessageSquare, ShieldCheck } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { useFormat } from '../../shared/use-format.ts'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './account.css.ts'
import type { CustomerUser } from './person-form.ts'

type UserRowProps = { user: CustomerUser; onEdit: () => void }

/** One user: who it is, the state of the invitation, and the providers with what is sent about each (USER-01, USER-33). */
export function UserRow({ user, onEdit }: UserRowProps) {
  const intl = useIntl()
  const { id: ownId, canManage } = useUser()
  const phones = usePhoneRules()
  const titleLabel = useConfigLabel('customer_user_title')
  const { name, customerId, id } = user
  const path = { customerId, customerUserId: id }
  const removal = useWrite('deleteCustomerUser', {
    refetch: ['listCustomerUsers'],
    done: () => intl.formatMessage({ id: 'account.users.removed' }, { name }),
  })
  return (
    <ListRow
      actions={
        <>
          {canManage && <NextStep user={user} />}
          <RowActions
            strings={{
              edit: intl.formatMessage({ id: 'account.users.edit' }),
              editOf: intl.formatMessage({ id: 'account.users.editOf' }, { name }),
              delete: intl.formatMessage({ id: 'account.users.remove' }),
              deleteOf: intl.formatMessage({ id: 'account.users.removeOf' }, { name }),
            }}
            onEdit={onEdit}
            // An account manager cannot remove the own user, so that one is always left.
            {...(canManage && id !== ownId && { onDelete: () => removal.write({ path }) })}
            isPending={removal.isPending}
          />
        </>
      }
    >
      <Inline gap="md" align="start" isWrapping={false}>
        <Avatar name={name} src={user.image?.path} />
        <Stack gap="xs" className={styles.userText}>
          <Inline gap="sm">
            <Heading level={2} size="body" dir="auto">
              {name}
            </Heading>
            <UserStatus user={user} />
          </Inline>
          <Text size="sm" tone="muted">
            {[titleLabel(user.titleId), user.email, user.phone && (phones?.format(user.phone) ?? user.phone)]
              .filter((text) => text)
              .map((text, index) => (
                <span key={text}>
                  {index > 0 && ' · '}
                  <span className={styles.unbroken}>
                    <Bdi isLatin={index > 0}>{text}</Bdi>
                  </span>
                </span>
              ))}
          </Text>
          <ProviderChips user={user} />
        </Stack>
      </Inline>
    </ListRow>
  )
}

function UserStatus({ user }: { user: CustomerUser }) {
  const intl = useIntl()
  const format = useFormat()
  const { status, invitation, canManage, isRegistered } = user
  return (
    <>
      {canManage && (
        <StatusTag tone="promote" icon={ShieldCheck}>
          {intl.formatMessage({ id: 'account.users.manager' })}
        </StatusTag>
      )}
      {status === 'pending' ? (
        <StatusTag tone="caution" icon={Hourglass}>
          {intl.formatMessage({ id: 'account.users.pending' })}
        </StatusTag>
      ) : invitation ? (
        // Text, which wraps: a tag would cut the time.
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'account.users.invited' }, { time: format.full(invitation.expiresAt) })}
        </Text>
      ) : (
        !isRegistered && (
          <StatusTag tone="caution" icon={MailQuestionMark}>
            {intl.formatMessage({ id: 'account.users.expired' })}
          </StatusTag>
        )
      )}
    </>
  )
}

/** Who sees which provider, with what is sent about its couples (USER-08). */
function ProviderChips({ user: { canManage, customerUserProviders, name } }: { user: CustomerUser }) {
  const intl = useIntl()
  const { providers } = useUser()
  if (customerUserProviders.length === 0 && !canManage)
    return (
      <StatusTag tone="neutral" icon={CircleDashed}>
        {intl.formatMessage({ id: 'account.users.noProvider' })}
      </StatusTag>
    )
  const seesAll = canManage && customerUserProviders.length < providers.length
  const marks = [
    ['canReceiveLeads', Mail, 'account.users.byMail'],
    ['canReceiveLeadsSms', MessageSquare, 'account.users.bySms'],
    ['showAsContact', IdCard, 'account.users.asContact'],
  ] as const
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'account.users.providersOf' }, { name })}>
      {seesAll && <li className={styles.chip}>{intl.formatMessage({ id: 'account.users.allProviders' })}</li>}
      {customerUserProviders.map((link) => (
        <li key={link.id} className={styles.chip}>
          <Bdi>{link.name}</Bdi>
          {marks.map(
            ([flag, icon, id]) =>
              link[flag] && (
                <span key={flag} title={intl.formatMessage({ id })} className={styles.chipMark}>
                  <Icon icon={icon} size={12} />
                  <VisuallyHidden>{intl.formatMessage({ id })}</VisuallyHidden>
                </span>
              ),
          )}
        </li>
      ))}
    </ul>
  )
}

/** What an account manager does next with a user who cannot sign in yet: confirm, or send the invitation again (USER-32, USER-33). */
function NextStep({ user }: { user: CustomerUser }) {
  const intl = useIntl()
  const { id, customerId, name, status, isRegistered } = user
  const path = { customerId, customerUserId: id }
  const refetch = ['listCustomerUsers', 'getCustomerUser'] as const
  const confirmation = useWrite('confirmCustomerUser', {
    refetch,
    done: ({ data }) => intl.formatMessage({ id: 'account.users.confirmed' }, { name, sentTo: data.invitation?.sentTo ?? '' }),
  })
  const invitation = useWrite('createInvitation', {
    refetch,
    done: ({ data }) => intl.formatMessage({ id: 'account.users.invitationSent' }, { sentTo: data.sentTo }),
  })
  if (status === 'pending')
    return (
      <Button
        size="sm"
        aria-label={intl.formatMessage({ id: 'account.users.confirmOf' }, { name })}
        isPending={confirmation.isPending}
        onPress={() => void confirmation.write({ path }).catch(() => {})}
      >
        {intl.formatMessage({ id: 'account.users.confirm' })}
      </Button>
    )
  if (isRegistered) return null
  return (
    <Button
      size="sm"
      aria-label={intl.formatMessage({ id: 'account.users.inviteOf' }, { name })}
      isPending={invitation.isPending}
      onPress={() => void invitation.write({ path }).catch(() => {})}
    >
      {intl.formatMessage({ id: 'account.users.invite' })}
    </Button>
  )
}
