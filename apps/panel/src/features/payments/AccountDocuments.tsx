import { accountDocumentsMax } from '@vendor-panel/domain'
import { useMutate } from '@vendor-panel/sdk/query'
import { Disclosure, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { DocumentChip } from '../../shared/DocumentChip.tsx'
import { FileUploads } from '../../shared/FileUploads.tsx'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { CustomerAccount } from './account-form.ts'
import * as styles from './payments.css.ts'

/** The documents that the review needs: added while the application is not approved, downloaded, and removed with Undo. */
export function AccountDocuments({ account: { id, documents, merchantStatus } }: { account: CustomerAccount }) {
  const intl = useIntl()
  const api = useApi()
  const path = { customerId: useUser().customer.id, customerAccountId: id }
  const upload = useMutate('createCustomerAccountDocument', { refetch: ['listCustomerAccounts'], meta: { isErrorOwned: true } })
  const removal = useWrite('deleteCustomerAccountDocument', {
    refetch: ['listCustomerAccounts'],
    done: () => intl.formatMessage({ id: 'payments.documents.removed' }),
  })
  const room = accountDocumentsMax - documents.length
  const label = intl.formatMessage({ id: 'payments.documents' })
  return (
    <Stack gap="sm">
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label={label}>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentChip
                name={document.name}
                read={() => api.downloadCustomerAccountDocument({ path: { ...path, accountDocumentId: document.id } })}
                {...(merchantStatus !== 'approved' && {
                  removal: {
                    label: intl.formatMessage({ id: 'payments.documents.remove' }, { name: document.name }),
                    onRemove: () => removal.write({ path: { ...path, accountDocumentId: document.id } }),
                  },
                })}
              />
            </li>
          ))}
        </ul>
      )}
      {merchantStatus !== 'approved' &&
        (room > 0 ? (
          <Disclosure title={intl.formatMessage({ id: 'payments.documents.add' })} defaultExpanded={documents.length === 0}>
            <div className={styles.narrow}>
              <FileUploads
                label={label}
                description={intl.formatMessage({ id: 'payments.documents.help' }, { room })}
                send={(file, call) => upload.mutateAsync({ path, body: { file }, ...call })}
              />
            </div>
          </Disclosure>
        ) : (
          <Text tone="muted">{intl.formatMessage({ id: 'payments.documents.full' }, { max: accountDocumentsMax })}</Text>
        ))}
    </Stack>
  )
}
