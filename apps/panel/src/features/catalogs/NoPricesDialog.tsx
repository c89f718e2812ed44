import type { components } from '@vendor-panel/contract'
import { Button, Dialog, RowList, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
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
  const title = intl.formatMessage({ id: 'shared.modals.insert.title' })
  const close = intl.formatMessage({ id: 'shared.modals.later' })
  const unpriced = providers.filter(({ id }) => missing.some(({ providerId, catalogs }) => providerId === id && catalogs.insert))
  return (
    <Dialog title={title} strings={{ close }} onClose={onClose} actions={<Button onPress={onClose}>{close}</Button>}>
      <Text isProse>{intl.formatMessage({ id: 'shared.modals.insert.body' })}</Text>
      <RowList label={title} items={unpriced}>
        {(provider) => (
          <MissingProvider
            provider={provider}
            open={{
              text: intl.formatMessage({ id: 'shared.modals.insert.add' }),
              label: intl.formatMessage({ id: 'shared.modals.insert.addOf' }, { name: provider.name }),
            }}
            onClose={onClose}
          />
        )}
      </RowList>
    </Dialog>
  )
}
