import type { components } from '@vendor-panel/contract'
import { Button, Dialog, Heading, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { ListRow } from '../../shared/list/ListRow.tsx'
import { paths } from '../../shared/paths.ts'
import { useUser } from '../../shared/user.ts'
import * as styles from './catalogs.css.ts'

type Entry = components['schemas']['MissingDataEntry']
type MissingInfoDialogProps = {
  missing: readonly Entry[]
  /** Dismisses the dialog, for six hours. */
  onClose: () => void
}

/** What couples cannot find yet, by provider; opening a provider goes to its prices (SHELL-36..38, AMB-06). */
export function MissingInfoDialog({ missing, onClose }: MissingInfoDialogProps) {
  const intl = useIntl()
  const [, navigate] = useLocation()
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
          <li key={entry.providerId} className={styles.rowItem}>
            <ListRow
              actions={
                <Button
                  size="sm"
                  aria-label={intl.formatMessage({ id: 'modals.missing.openOf' }, { name })}
                  onPress={() => {
                    onClose()
                    navigate(paths.providerInfo({ providerId: entry.providerId, tab: 'budget' }))
                  }}
                >
                  {intl.formatMessage({ id: 'modals.missing.open' })}
                </Button>
              }
            >
              <Heading level={3} size="body" dir="auto">
                {name}
              </Heading>
              <MissingItems entry={entry} />
            </ListRow>
          </li>
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
