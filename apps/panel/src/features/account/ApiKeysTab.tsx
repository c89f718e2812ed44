import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Button, ConfirmDialog, EmptyState, Inline, ListRow, RowList, StatusTag, Text } from '@vendor-panel/ui'
import { Check, CircleOff, Clock, KeyRound, Plus, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import { ApiKeyDialog } from './ApiKeyDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { useFallbackFocus } from '../../shared/use-fallback-focus.ts'

type ApiKey = components['schemas']['ApiKey']
type OpenQuestion = { kind: 'renew' | 'revoke'; apiKey: ApiKey }

/** The API keys of the account: added, renewed and revoked by account managers. */
export function ApiKeysTab() {
  const intl = useIntl()
  const list = useQuery(query('listApiKeys'))
  const [isAdding, setAdding] = useState(false)
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const rows = list.data?.data ?? []
  const addButton = useFallbackFocus(secret !== null)
  const title = intl.formatMessage({ id: 'account.developers.keys.title' })
  return (
    <SettingsSection title={title} help={intl.formatMessage({ id: 'account.developers.keys.help' })}>
      <Inline>
        <Button ref={addButton} icon={Plus} onPress={() => setAdding(true)}>
          {intl.formatMessage({ id: 'account.developers.keys.add' })}
        </Button>
      </Inline>
      <ListStates
        list={{ rows, isLoading: list.isPending, isFailed: list.isError, retry: () => void list.refetch() }}
        empty={
          <EmptyState icon={KeyRound} title={intl.formatMessage({ id: 'account.developers.keys.empty.title' })}>
            {intl.formatMessage({ id: 'account.developers.keys.empty.body' })}
          </EmptyState>
        }
      >
        <RowList label={title} items={rows}>
          {(apiKey) => <ApiKeyRow apiKey={apiKey} onAsk={(kind) => setQuestion({ kind, apiKey })} />}
        </RowList>
      </ListStates>
      {isAdding && <ApiKeyDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {question && <Question question={question} onClose={() => setQuestion(null)} onSecret={setSecret} />}
      {secret !== null && (
        <SecretDialog
          title={intl.formatMessage({ id: 'account.developers.keys.secret.title' })}
          label={intl.formatMessage({ id: 'account.developers.keys.secret' })}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </SettingsSection>
  )
}

function ApiKeyRow({ apiKey, onAsk }: { apiKey: ApiKey; onAsk: (kind: OpenQuestion['kind']) => void }) {
  const intl = useIntl()
  const format = useFormat()
  const { name, hint, status, scopes, createdBy, createdAt, lastUsedAt, expiresAt } = apiKey
  const facts = [
    intl.formatMessage({ id: 'account.developers.keys.created' }, { time: format.full(createdAt), name: createdBy?.name ?? '' }),
    lastUsedAt === null
      ? intl.formatMessage({ id: 'account.developers.keys.unused' })
      : intl.formatMessage({ id: 'account.developers.keys.used' }, { time: format.full(lastUsedAt) }),
    ...(expiresAt === null ? [] : [intl.formatMessage({ id: 'account.developers.keys.expires' }, { time: format.full(expiresAt) })]),
  ]
  return (
    <ListRow
      actions={
        <>
          {status !== 'expired' && (
            <Button
              size="sm"
              variant="quiet"
              icon={RotateCw}
              aria-label={intl.formatMessage({ id: 'account.developers.keys.renewOf' }, { name })}
              onPress={() => onAsk('renew')}
            >
              {intl.formatMessage({ id: 'account.developers.keys.renew' })}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            icon={Trash2}
            aria-label={intl.formatMessage({ id: 'account.developers.keys.revokeOf' }, { name })}
            onPress={() => onAsk('revoke')}
          >
            {intl.formatMessage({ id: 'account.developers.keys.revoke' })}
          </Button>
        </>
      }
    >
      <Inline gap="sm">
        <Text weight="medium">
          <Bdi>{name}</Bdi>
        </Text>
        <Text size="sm" tone="muted">
          <Bdi isLatin>…{hint}</Bdi>
        </Text>
        <StatusTag {...looks[status]}>{intl.formatMessage({ id: `account.developers.keys.status.${status}` })}</StatusTag>
      </Inline>
      <Text size="sm">
        {intl.formatList(
          scopes.map((scope) => intl.formatMessage({ id: `account.developers.scope.${scope}` })),
          { type: 'unit' },
        )}
      </Text>
      {facts.map((fact) => (
        <Text key={fact} size="sm" tone="muted">
          {fact}
        </Text>
      ))}
    </ListRow>
  )
}

const looks = {
  active: { tone: 'positive', icon: Check },
  expired: { tone: 'neutral', icon: Clock },
  stopped: { tone: 'caution', icon: CircleOff },
} as const

type QuestionProps = { question: OpenQuestion; onClose: () => void; onSecret: (secret: string) => void }

/** Both end the key at once. */
function Question({ question: { kind, apiKey }, onClose, onSecret }: QuestionProps) {
  const intl = useIntl()
  const refetch = ['listApiKeys'] as const
  const renewal = useWrite('renewApiKey', { refetch, done: () => intl.formatMessage({ id: 'account.developers.keys.renewed' }) })
  const revocation = useWrite('deleteApiKey', { refetch, done: () => intl.formatMessage({ id: 'account.developers.keys.revoked' }) })
  const path = { apiKeyId: apiKey.id }
  const send = async () => {
    if (kind === 'revoke') await revocation.write({ path })
    else onSecret((await renewal.write({ path })).data.secret)
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: `account.developers.keys.${kind}.title` }, { name: apiKey.name })}
      strings={{
        confirm: intl.formatMessage({ id: `account.developers.keys.${kind}` }),
        cancel: intl.formatMessage({ id: 'account.cancel' }),
      }}
      isPending={renewal.isPending || revocation.isPending}
      onCancel={onClose}
      // A refusal is shown in a toast.
      onConfirm={() => void send().then(onClose, onClose)}
    >
      {intl.formatMessage({ id: `account.developers.keys.${kind}.body` })}
    </ConfirmDialog>
  )
}
