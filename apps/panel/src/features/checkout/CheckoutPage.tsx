import { ArrowLeft } from 'lucide-react'
import { ButtonLink, Page } from '@vendor-panel/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearch } from 'wouter'
import { usePageTitle } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'
import { AddCard } from './AddCard.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { isOwnDocument } from './own-document.ts'
import { PaymentResult } from './PaymentResult.tsx'

/** Paying, the result of a payment, or saving a card (ROUTE-19). A link leads to the home page (AUTH-43). */
export function CheckoutPage() {
  const intl = useIntl()
  const search = new URLSearchParams(useSearch())
  const paymentId = Number(search.get('payment') ?? 0)
  const isAdding = search.get('card') === 'new'
  const title = intl.formatMessage({ id: isAdding ? 'checkout.add.title' : 'app.title.checkout' })
  usePageTitle(title)
  const isOwn = useOwnPolicy()
  return (
    <Page
      width="form"
      title={title}
      actions={
        <ButtonLink href={paths.home()} icon={ArrowLeft} isIconDirectional>
          {intl.formatMessage({ id: 'checkout.back' })}
        </ButtonLink>
      }
    >
      {!isOwn ? (
        <CheckoutSkeleton />
      ) : Number.isSafeInteger(paymentId) && paymentId > 0 ? (
        <PaymentResult key={paymentId} paymentId={paymentId} />
      ) : isAdding ? (
        <AddCard />
      ) : (
        <Checkout wanted={search.get('item')} />
      )}
    </Page>
  )
}

/**
 * Whether this document has the content policy of this page, which alone allows calls to the bank (PAY-13): a page that is opened without a
 * full load keeps the policy of the one before, so this one is loaded whole. Nothing in memory of other pages is in the document of a card.
 */
function useOwnPolicy(): boolean {
  const [isOwn] = useState(() => location.pathname !== paths.checkout() || isOwnDocument())
  useEffect(() => {
    if (!isOwn) location.reload()
  }, [isOwn])
  return isOwn
}
