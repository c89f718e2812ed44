import type { components } from '@vendor-panel/contract'
import { Button, Dialog, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import * as styles from './catalogs.css.ts'
import { MissingProvider } from './MissingProvider.tsx'

type Entry = components['schemas']['MissingDataEntry']
type MissingInfoDialogProps = {
  missing: readonly Entry[]
  /** Dismisses the dialog, for six hours. */
  onClose: () => void
}

/** What couples cannot find yet, by provider; opening a provider goes to its prices (SHELL-36..38, AMB-06). */
export function MissingInfoDialog({ missing, onClose }: MissingInfoDialogProps) {
  const intl = useIntl()
  const { providers } = useUser()
  const close = intl.formatMessage({ id: 'modals.later' })
  const rows = providers.flatMap(({ id, name }) => missing.filter(({ providerId }) => providerId === id).map((entry) => ({ entry, name })))
  return (
    <Dialog
      title={intl.formatMessage({ id: 'modals.missing.title' })}
      strings={{ close }}
      onClose={onClose}
      actions={<Button onPress={onClose}>{close}</Button>}
    >
      <Text isProse>{intl.formatMessage({ id: 'modals.missing.body' })}</Text>
      <ul className={styles.rows}>
        {rows.map(({ entry, name }) => (
          <MissingProvider
            key={entry.providerId}
            provider={{ id: entry.providerId, name }}
            open={{
              text: intl.formatMessage({ id: 'modals.missing.open' }),
              label: intl.formatMessage({ id: 'modals.missing.openOf' }, { name }),
            }}
            onClose={onClose}
          >
            <MissingItems entry={entry} />
          </MissingProvider>
        ))}
      </ul>
    </Dialog>
  )
}

function MissingItems({ entry: { forms, customerSpaces, catalogs } }: { entry: Entry }) {
  const intl = useIntl()
  const items = [
    ...forms.map(({ fieldName }) => intl.formatMessage({ id: `modals.missing.${fieldName}` })),
    ...customerSpaces.map(({ name }) => intl.formatMessage({ id: 'modals.missing.space' }, { name })),
    ...(catalogs.update.length > 0 ? [intl.formatMessage({ id: 'modals.missing.outdated' }, { count: catalogs.update.length })] : []),
    ...(catalogs.insert ? [intl.formatMessage({ id: 'modals.missing.prices' })] : []),
  ]
  return (
    <ul className={styles.missing}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
