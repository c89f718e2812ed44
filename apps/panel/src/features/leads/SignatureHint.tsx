import { useQuery } from '@tanstack/react-query'
import { isBlank } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import type { Lead } from './lead-row.ts'
import * as styles from './TemplateDialog.css.ts'

/** Shows that the user's signature is added to the mail (TMPL-06); nothing without one. */
export function SignatureHint({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const { customer } = useUser()
  const { data } = useQuery(query('getSignature', { path: { customerId: customer.id }, query: { providerId: lead.provider.id } }))
  if (!data || isBlank(data.data.signatureContent)) return null
  return (
    <div className={styles.hint}>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'leads.template.signatureAdded' })}
      </Text>
    </div>
  )
}
