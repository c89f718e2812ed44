import type { components } from '@vendor-panel/contract'
import { Button, Dialog, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import * as styles from './catalogs.css.ts'
import { MissingProvider } from './MissingProvider.tsx'

type NoPricesDialogProps = {
  missing: readonly components['schemas']['MissingDataEntry'][]
  /** Dismisses the dialog, for six hours. */
  onClose: () => void
}

/** The providers without any prices (MODAL-04, CAT-28). */
export function NoPricesDialog({ missing, onClose }: NoPricesDialogProps) {
  const intl = useIntl()
  const { providers } = useUser()
  const close = intl.formatMessage({ id: 'modals.later' })
  const unpriced = providers.filter(({ id }) => missing.some(({ providerId, catalogs }) => providerId === id && catalogs.insert))
  return (
    <Dialog
      title={intl.formatMessage({ id: 'modals.insert.title' })}
      strings={{ close }}
      onClose={onClose}
      actions={<Button onPress={onClose}>{close}</Button>}
    >
      <Text isProse>{intl.formatMessage({ id: 'modals.insert.body' })}</Text>
      <ul className={styles.rows}>
        {unpriced.map((provider) => (
          <MissingProvider
            key={provider.id}
            provider={provider}
            open={{
              text: intl.formatMessage({ id: 'modals.insert.add' }),
              label: intl.formatMessage({ id: 'modals.insert.addOf' }, { name: provider.name }),
            }}
            onClose={onClose}
          />
        ))}
      </ul>
    </Dialog>
  )
}
