import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import {
  Bdi,
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Inline,
  ListRow,
  Menu,
  MenuItem,
  MenuTrigger,
  RowList,
  StatusTag,
  Text,
} from '@vendor-panel/ui'
import { Check, CircleOff, Ellipsis, KeyRound, Pencil, Plus, Power, Trash2, TriangleAlert, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './account.css.ts'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { useFallbackFocus } from '../../shared/use-fallback-focus.ts'
import { WebhookDialog } from './WebhookDialog.tsx'

type Webhook = components['schemas']['Webhook']
type Opened = { kind: 'edit' | 'secret' | 'remove' | 'deliveries'; webhook: Webhook } | { kind: 'add'; webhook?: undefined }

const refetch = ['listWebhooks'] as const

/** The webhooks of the account, with what each was sent; for account managers. */
export function WebhooksTab() {
  const intl = useIntl()
  const list = useQuery(query('listWebhooks'))
  const [opened, setOpened] = useState<Opened | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => setOpened(null)
  const rows = list.data?.data ?? []
  const addButton = useFallbackFocus(secret !== null)
  const title = intl.formatMessage({ id: 'account.developers.hooks.title' })
  return (
    <SettingsSection title={title} help={intl.formatMessage({ id: 'account.developers.hooks.help' })}>
      <Inline>
        <Button ref={addButton} icon={Plus} onPress={() => setOpened({ kind: 'add' })}>
          {intl.formatMessage({ id: 'account.developers.hooks.add' })}
        </Button>
      </Inline>
      <ListStates
        list={{ rows, isLoading: list.isPending, isFailed: list.isError, retry: () => void list.refetch() }}
        empty={
          <EmptyState icon={WebhookIcon} title={intl.formatMessage({ id: 'account.developers.hooks.empty.title' })}>
            {intl.formatMessage({ id: 'account.developers.hooks.empty.body' })}
          </EmptyState>
        }
      >
        <RowList label={title} items={rows}>
          {(webhook) => <WebhookRow webhook={webhook} onOpen={(kind) => setOpened({ kind, webhook })} />}
        </RowList>
      </ListStates>
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <WebhookDialog webhook={opened.webhook} onClose={close} onSecret={setSecret} />
      )}
      {opened?.kind === 'deliveries' && <DeliveriesDialog webhook={opened.webhook} onClose={close} />}
      {(opened?.kind === 'secret' || opened?.kind === 'remove') && (
        <Question kind={opened.kind} webhook={opened.webhook} onClose={close} onSecret={setSecret} />
      )}
      {secret !== null && (
        <SecretDialog
          title={intl.formatMessage({ id: 'account.developers.hooks.secret.shown' })}
          label={intl.formatMessage({ id: 'account.developers.hooks.signing' })}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </SettingsSection>
  )
}

type WebhookRowProps = { webhook: Webhook; onOpen: (kind: Exclude<Opened['kind'], 'add'>) => void }

function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const { url, description, events, isActive, failingSince, switchedOffAt } = webhook
  const change = useWrite('updateWebhook', { refetch, done: () => intl.formatMessage({ id: 'account.developers.hooks.saved' }) })
  const status = !isActive ? 'off' : failingSince === null ? 'on' : 'failing'
  const turn = () => void change.write({ path: { webhookId: webhook.id }, body: { isActive: !isActive } }).catch(() => {})
  return (
    <ListRow
      actions={
        <>
          <Button size="sm" onPress={() => onOpen('deliveries')}>
            {intl.formatMessage({ id: 'account.developers.deliveries' })}
          </Button>
          <MenuTrigger>
            <IconButton icon={Ellipsis} size="sm" label={intl.formatMessage({ id: 'account.developers.hooks.menu' }, { url })} />
            <Menu label={intl.formatMessage({ id: 'account.developers.hooks.menu' }, { url })}>
              <MenuItem icon={Pencil} onAction={() => onOpen('edit')}>
                {intl.formatMessage({ id: 'account.developers.hooks.edit' })}
              </MenuItem>
              <MenuItem icon={Power} onAction={turn}>
                {intl.formatMessage({ id: isActive ? 'account.developers.hooks.turnOff' : 'account.developers.hooks.turnOn' })}
              </MenuItem>
              <MenuItem icon={KeyRound} onAction={() => onOpen('secret')}>
                {intl.formatMessage({ id: 'account.developers.hooks.secret' })}
              </MenuItem>
              <MenuItem icon={Trash2} tone="critical" onAction={() => onOpen('remove')}>
                {intl.formatMessage({ id: 'account.developers.hooks.remove' })}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </>
      }
    >
      <Inline gap="sm">
        <Text weight="medium" as="span">
          <span className={styles.unbroken}>
            <Bdi isLatin>{url}</Bdi>
          </span>
        </Text>
        <StatusTag {...looks[status]}>{intl.formatMessage({ id: `account.developers.hooks.status.${status}` })}</StatusTag>
      </Inline>
      {description !== '' && (
        <Text size="sm">
          <Bdi>{description}</Bdi>
        </Text>
      )}
      <Text size="sm" tone="muted">
        {intl.formatList(
          events.map((type) => intl.formatMessage({ id: `account.developers.event.${type}` })),
          { type: 'unit' },
        )}
      </Text>
      {switchedOffAt !== null && !isActive ? (
        <Text size="sm" tone="critical">
          {intl.formatMessage({ id: 'account.developers.hooks.switchedOff' }, { time: format.full(switchedOffAt) })}
        </Text>
      ) : (
        isActive &&
        failingSince !== null && (
          <Text size="sm" tone="critical">
            {intl.formatMessage({ id: 'account.developers.hooks.failing' }, { time: format.full(failingSince) })}
          </Text>
        )
      )}
    </ListRow>
  )
}

const looks = {
  on: { tone: 'positive', icon: Check },
  failing: { tone: 'caution', icon: TriangleAlert },
  off: { tone: 'neutral', icon: CircleOff },
} as const

type QuestionProps = { kind: 'secret' | 'remove'; webhook: Webhook; onClose: () => void; onSecret: (secret: string) => void }

function Question({ kind, webhook, onClose, onSecret }: QuestionProps) {
  const intl = useIntl()
  const renewal = useWrite('renewWebhookSecret', { refetch, done: () => intl.formatMessage({ id: 'account.developers.hooks.renewed' }) })
  const removal = useWrite('deleteWebhook', { refetch, done: () => intl.formatMessage({ id: 'account.developers.hooks.removed' }) })
  const path = { webhookId: webhook.id }
  const send = async () => {
    if (kind === 'remove') await removal.write({ path })
    else onSecret((await renewal.write({ path })).data.secret)
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: `account.developers.hooks.${kind}.title` })}
      strings={{
        confirm: intl.formatMessage({ id: `account.developers.hooks.${kind}` }),
        cancel: intl.formatMessage({ id: 'account.cancel' }),
      }}
      isPending={renewal.isPending || removal.isPending}
      onCancel={onClose}
      // A refusal is shown in a toast.
      onConfirm={() => void send().then(onClose, onClose)}
    >
      {intl.formatMessage({ id: `account.developers.hooks.${kind}.body` })}
    </ConfirmDialog>
  )
}
