import { ButtonLink, EmptyState } from '@vendor-panel/ui'
import { CreditCard } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'

/** Without a bank nothing is paid by card. */
export function NoBank() {
  const intl = useIntl()
  return (
    <EmptyState
      icon={CreditCard}
      title={intl.formatMessage({ id: 'checkout.noBank.title' })}
      actions={<ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'checkout.back' })}</ButtonLink>}
    >
      {intl.formatMessage({ id: 'checkout.noBank.body' })}
    </EmptyState>
  )
}
