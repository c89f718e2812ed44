import { allProvidersId } from '@vendor-panel/domain'
import { Page, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import { usePageTitle } from '../../shared/navigation.ts'
import { ProviderPage } from '../../shared/provider/ProviderPage.tsx'
import { SubscriptionText } from '../../shared/SubscriptionText.tsx'
import { useUser } from '../../shared/user.ts'
import { Applications } from './Applications.tsx'
import { CurrentPackage } from './CurrentPackage.tsx'
import { Due } from './Due.tsx'
import { Payments } from './Payments.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { Products } from './Products.tsx'
import { SavedCards } from './SavedCards.tsx'

/** Payments and packages of a provider, or of the whole account with the id 0, which is never looked up as a provider (ROUTE-34, ROUTE-35, PAY-18). */
export function PaymentsPage() {
  const { providerId } = useParams()
  if (providerId === String(allProvidersId)) return <ProductInfo />
  return (
    <ProviderPage entry="payments">
      {({ id }, canWrite) => (
        <>
          <Due providerId={id} canPay={canWrite} />
          <CurrentPackage providerId={id} />
          <Payments providerId={id} />
          <Products providerId={id} />
          <SavedCards />
          <Applications />
        </>
      )}
    </ProviderPage>
  )
}

function ProductInfo() {
  const intl = useIntl()
  const { customer, canManage } = useUser()
  const title = intl.formatMessage({ id: 'payments.productInfo' })
  usePageTitle(title)
  return (
    <Page title={title} note={<bdi>{customer.name}</bdi>}>
      <Stack gap="xl">
        <Due providerId={allProvidersId} canPay={canManage} />
        <PaymentSection title={intl.formatMessage({ id: 'payments.package' })}>
          <SubscriptionText />
        </PaymentSection>
        <Payments providerId={allProvidersId} />
        <Products providerId={allProvidersId} />
        <SavedCards />
        <Applications />
      </Stack>
    </Page>
  )
}
