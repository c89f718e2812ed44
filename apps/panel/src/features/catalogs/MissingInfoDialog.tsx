import type { components } from '@vendor-panel/contract'
import { Button, Dialog, RowList, Text } from '@vendor-panel/ui'
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
  const title = intl.formatMessage({ id: 'shared.modals.missing.title' })
  const close = intl.formatMessage({ id: 'shared.modals.later' })
  const rows = providers.flatMap(({ id, name }) =>
    missing.filter(({ providerId }) => providerId === id).map((entry) => ({ id, name, entry })),
  )
  return (
    <Dialog title={title} strings={{ close }} onClose={onClose} actions={<Button onPress={onClose}>{close}</Button>}>
      <Text isProse>{intl.formatMessage({ id: 'shared.modals.missing.body' })}</Text>
      <RowList label={title} items={rows}>
        {({ id, name, entry }) => (
          <MissingProvider
            provider={{ id, name }}
            open={{
              text: intl.formatMessage({ id: 'shared.modals.missing.open' }),
              label: intl.formatMessage({ id: 'shared.modals.missing.openOf' }, { name }),
            }}
            onClose={onClose}
          >
            <MissingItems entry={entry} />
          </MissingProvider>
        )}
      </RowList>
    </Dialog>
  )
}

function MissingItems({ entry: { forms, customerSpaces, catalogs } }: { entry: Entry }) {
  const intl = useIntl()
  const items = [
    ...forms.map(({ fieldName }) => intl.formatMessage({ id: `shared.modals.missing.${fieldName}` })),
    ...customerSpaces.map(({ name }) => intl.formatMessage({ id: 'shared.modals.missing.space' }, { name })),
    ...(catalogs.update.length > 0
      ? [intl.formatMessage({ id: 'shared.modals.missing.outdated' }, { count: catalogs.update.length })]
      : []),
    ...(catalogs.insert ? [intl.formatMessage({ id: 'shared.modals.missing.prices' })] : []),
  ]
  return (
    <ul className={styles.missing}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
