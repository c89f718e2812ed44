import { useQuery } from '@tanstack/react-query'
import { isApiError, type Answer } from '@vendor-panel/sdk'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Button, ConfirmDialog, Inline, ListRow, RowList, Text } from '@vendor-panel/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { BrandMark } from '../../shared/BrandMark.tsx'
import { lazily } from '../../shared/lazily.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { socialNames, type SocialType } from '../../shared/social-types.ts'
import { endVisit, isReturning } from '../../shared/social-visit.ts'
import { showToast } from '../../shared/toasts.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import { connectErrors } from './social-errors.ts'

const ConnectDialog = lazily(() => import('./SocialConnectDialog.tsx').then((code) => code.SocialConnectDialog))

type Connection = Answer<'listSocialConnections'>['data'][number]

/** The accounts of other services with which the user signs in (AUTH-40): of the signed-in user alone. */
export function SocialConnections() {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listSocialConnections'))
  const [dialog, setDialog] = useState<{ type: SocialType; isRemoval: boolean } | null>(null)
  const close = () => setDialog(null)
  useConnectionReturn()
  const removal = useWrite('deleteSocialConnection', {
    refetch: ['listSocialConnections'],
    done: () => intl.formatMessage({ id: 'account.social.disconnected' }, { name: dialog ? socialNames[dialog.type] : '' }),
  })
  if (!data) return isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />
  const connections = data.data
  const types = [...new Set([...data.meta.available, ...connections.map(({ type }) => type)])]
  const name = dialog ? socialNames[dialog.type] : ''
  return (
    <>
      {types.length === 0 ? (
        <Text tone="muted">{intl.formatMessage({ id: 'account.social.none' })}</Text>
      ) : (
        <RowList label={intl.formatMessage({ id: 'account.social.title' })} items={types.map((type) => ({ id: type }))}>
          {({ id: type }) => (
            <ConnectionRow
              type={type}
              connection={connections.find((one) => one.type === type)}
              onAsk={(isRemoval) => setDialog({ type, isRemoval })}
            />
          )}
        </RowList>
      )}
      {dialog?.isRemoval === false && <ConnectDialog type={dialog.type} onClose={close} />}
      {dialog?.isRemoval && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'account.social.disconnectTitle' }, { name })}
          strings={{
            confirm: intl.formatMessage({ id: 'account.social.disconnect' }),
            cancel: intl.formatMessage({ id: 'account.cancel' }),
          }}
          tone="critical"
          isPending={removal.isPending}
          onCancel={close}
          onConfirm={() => void removal.write({ path: { socialType: dialog.type } }).then(close, close)}
        >
          <Text>{intl.formatMessage({ id: 'account.social.disconnectBody' }, { name })}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Connects the account with which the browser returns from its service; a failure shows the error of that service (AUTH-41). */
function useConnectionReturn() {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const { mutateAsync } = useMutate('createSocialConnection', {
    refetch: ['listSocialConnections', 'getCustomerUser'],
    meta: { isErrorOwned: true },
  })
  const finish = useEffectEvent(async () => {
    if (!isReturning()) return
    const visit = endVisit('connection')
    // Neither the address bar nor the history keeps the code.
    navigate(paths.settings({ tab: 'account' }), { replace: true })
    if (!visit) return
    const { type, proof } = visit
    const fail = (text = intl.formatMessage({ id: connectErrors[type] })) => showToast({ tone: 'critical', text })
    if (!proof) return fail()
    try {
      await mutateAsync({ body: { type, ...proof } })
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'account.social.connected' }, { name: socialNames[type] }) })
    } catch (error) {
      if (!isApiError(error)) throw error
      fail(error.status === 409 ? refusalText(error, (id) => intl.formatMessage({ id })) : undefined)
    }
  })
  useEffect(() => void finish(), [])
}

type ConnectionRowProps = { type: SocialType; connection: Connection | undefined; onAsk: (isRemoval: boolean) => void }

function ConnectionRow({ type, connection, onAsk }: ConnectionRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const name = socialNames[type]
  const action = connection ? 'disconnect' : 'connect'
  return (
    <ListRow
      actions={
        <Button
          size="sm"
          variant={connection ? 'quiet' : 'secondary'}
          aria-label={intl.formatMessage({ id: `account.social.${action}Of` }, { name })}
          onPress={() => onAsk(connection !== undefined)}
        >
          {intl.formatMessage({ id: `account.social.${action}` })}
        </Button>
      }
    >
      <Inline gap="sm">
        <BrandMark type={type} />
        <Text weight="medium">{name}</Text>
      </Inline>
      <Text size="sm" tone="muted">
        {connection
          ? intl.formatMessage({ id: 'account.social.since' }, { time: format.full(connection.connectedAt) })
          : intl.formatMessage({ id: 'account.social.off' })}
      </Text>
    </ListRow>
  )
}
