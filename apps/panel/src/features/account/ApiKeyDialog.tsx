import { apiKeyProblems, apiKeyScopes, type ApiKeyScope } from '@vendor-panel/domain'
import { CheckboxGroup, Select, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useWrite } from '../../shared/use-write.ts'

/** Days until a key ends; an empty one has no end. */
const ends = ['', '30', '90', '365'] as const
type ApiKeyFields = { name: string; scopes: readonly string[]; expiresAt: string }

const scopesOf = (chosen: readonly string[]): ApiKeyScope[] => apiKeyScopes.filter((scope) => chosen.includes(scope))
const endOf = (days: string, now: Temporal.Instant) => (days === '' ? null : now.add({ hours: 24 * Number(days) }))

type ApiKeyDialogProps = { onClose: () => void; onSecret: (secret: string) => void }

/** Adds an API key; its text is passed on, to be shown once. */
export function ApiKeyDialog({ onClose, onSecret }: ApiKeyDialogProps) {
  const intl = useIntl()
  const { write } = useWrite('createApiKey', {
    refetch: ['listApiKeys'],
    done: () => intl.formatMessage({ id: 'account.developers.keys.added' }),
    hasForm: true,
  })
  const form = useRecordForm<ApiKeyFields>({
    initial: { name: '', scopes: [], expiresAt: '' },
    check: ({ name, scopes }) => apiKeyProblems({ name, scopes: scopesOf(scopes) }, Temporal.Now.instant()),
    send: async ({ name, scopes, expiresAt }) => {
      const end = endOf(expiresAt, Temporal.Now.instant())
      const { data } = await write({ body: { name, scopes: scopesOf(scopes), expiresAt: end && end.toString() } })
      onClose()
      onSecret(data.secret)
    },
  })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: 'account.developers.keys.add' })}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'account.cancel' }), save: intl.formatMessage({ id: 'account.developers.keys.submit' }) }}
    >
      <TextField
        label={intl.formatMessage({ id: 'account.developers.keys.name' })}
        description={intl.formatMessage({ id: 'account.developers.keys.nameHelp' })}
        {...form.field('name')}
      />
      <CheckboxGroup
        label={intl.formatMessage({ id: 'account.developers.keys.scopes' })}
        options={apiKeyScopes.map((scope) => ({ value: scope, label: intl.formatMessage({ id: `account.developers.scope.${scope}` }) }))}
        {...form.field('scopes')}
      />
      <Select
        label={intl.formatMessage({ id: 'account.developers.keys.end' })}
        options={ends.map((days) => ({
          value: days,
          label:
            days === ''
              ? intl.formatMessage({ id: 'account.developers.keys.noEnd' })
              : intl.formatMessage({ id: 'account.developers.keys.days' }, { days: Number(days) }),
        }))}
        {...form.field('expiresAt')}
      />
    </RecordFormDialog>
  )
}
