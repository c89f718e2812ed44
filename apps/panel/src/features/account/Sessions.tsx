import { useQuery } from '@tanstack/react-query'
import { deviceName, isHandheld } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Button, Icon, Inline, ListRow, RowList, StatusTag, Text } from '@vendor-panel/ui'
import { Check, LogOut, Monitor, Smartphone } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import { SettingsSection } from './SettingsSection.tsx'

type DeviceSession = Answer<'listDeviceSessions'>['data'][number]

/** The devices on which the user is signed in; any other one can be signed out. */
export function Sessions() {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listDeviceSessions'))
  const removal = useWrite('deleteDeviceSession', {
    refetch: ['listDeviceSessions'],
    done: () => intl.formatMessage({ id: 'account.sessions.ended' }),
  })
  const sessions = data?.data.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) ?? []
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const end = async (ended: readonly DeviceSession[]) => {
    for (const { id } of ended) await removal.write({ path: { deviceSessionId: id } }).catch(() => {})
  }
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'account.sessions.title' })}
      help={intl.formatMessage({ id: 'account.sessions.help' })}
    >
      {data ? (
        <RowList label={intl.formatMessage({ id: 'account.sessions.title' })} items={sessions}>
          {(session) => <SessionRow session={session} isPending={removal.isPending} onEnd={() => void end([session])} />}
        </RowList>
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
      {others.length > 1 && (
        <Inline>
          <Button icon={LogOut} isIconDirectional isPending={removal.isPending} onPress={() => void end(others)}>
            {intl.formatMessage({ id: 'account.sessions.endOthers' })}
          </Button>
        </Inline>
      )}
    </SettingsSection>
  )
}

type SessionRowProps = { session: DeviceSession; isPending: boolean; onEnd: () => void }

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const { browser, system } = deviceName(session.userAgent)
  const name =
    browser && system
      ? intl.formatMessage({ id: 'account.sessions.device' }, { browser, system })
      : (browser ?? system ?? intl.formatMessage({ id: 'account.sessions.unknown' }))
  return (
    <ListRow
      actions={
        !session.isCurrent && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={intl.formatMessage({ id: 'account.sessions.endOf' }, { device: name })}
            isDisabled={isPending}
            onPress={onEnd}
          >
            {intl.formatMessage({ id: 'account.sessions.end' })}
          </Button>
        )
      }
    >
      <Inline gap="sm">
        <Icon icon={isHandheld(session.userAgent) ? Smartphone : Monitor} />
        <Text weight="medium">{name}</Text>
        {session.isCurrent && (
          <StatusTag tone="positive" icon={Check}>
            {intl.formatMessage({ id: 'account.sessions.current' })}
          </StatusTag>
        )}
      </Inline>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'account.sessions.since' }, { time: format.full(session.createdAt) })}
      </Text>
      {!session.isCurrent && (
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'account.sessions.used' }, { time: format.full(session.lastUsedAt) })}
        </Text>
      )}
    </ListRow>
  )
}
