import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { upgradeRequestAfter, type UpgradeKind } from '@vendor-panel/domain'
import { isApiError } from '@vendor-panel/sdk'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Banner, Button, Dialog, Icon, Inline, Link, Stack, Text } from '@vendor-panel/ui'
import {
  BadgePercent,
  CalendarHeart,
  ChartColumn,
  Gem,
  Images,
  MessageCircle,
  MessageSquareReply,
  Trophy,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useReducer } from 'react'
import { useIntl } from 'react-intl'
import { PhoneText } from './PhoneText.tsx'
import { refusalText } from './refusal-text.ts'
import { showToast } from './toasts.ts'
import { useFormat } from './use-format.ts'
import { useUser } from './user.ts'

/** What a package may lack: the kinds of UPG-01, and the features that have none of their own (UPG-07). */
export type LackingFeature = Exclude<UpgradeKind, 'feature'> | 'photo-uploads' | 'dress-bidding'

type UpgradeDialogProps = {
  lacking: LackingFeature
  /** The provider whose package lacks it. */
  providerId?: number
  /** The couples of the month, if those are used up. */
  allowance?: components['schemas']['LeadStats']['allowance']
  onClose: () => void
}

const icons: Record<LackingFeature, LucideIcon> = {
  leads: UsersRound,
  discounts: BadgePercent,
  'whatsapp-lead': MessageCircle,
  'testimonial-reply': MessageSquareReply,
  'rival-stats': Trophy,
  'visits-statistics': ChartColumn,
  'weddings-statistics': CalendarHeart,
  'photo-uploads': Images,
  'dress-bidding': Gem,
}

/** What the package lacks, when that changes, and a request for a larger one (LEAD-41, UPG-02, UPG-04..07, SHELL-39). */
export function UpgradeDialog({ lacking, providerId, allowance, onClose }: UpgradeDialogProps) {
  const intl = useIntl()
  const format = useFormat()
  const { customer } = useUser()
  const [request, pass] = useReducer(upgradeRequestAfter, 'idle')
  const { mutateAsync } = useMutate('createCustomerAction', { meta: { isErrorOwned: true } })
  const title = intl.formatMessage({ id: `shared.upgrade.${lacking}.title` })
  const isFeature = lacking === 'photo-uploads' || lacking === 'dress-bidding'
  async function send(): Promise<void> {
    pass('send')
    try {
      await mutateAsync({
        path: { customerId: customer.id },
        body: {
          type: 'upgrade-request',
          kind: isFeature ? 'feature' : lacking,
          ...(isFeature && { note: lacking }),
          ...(providerId !== undefined && { providerId }),
        },
      })
    } catch (error) {
      if (!isApiError(error)) throw error
      pass('fail')
      showToast({ tone: 'critical', text: refusalText(error, (id) => intl.formatMessage({ id })) })
      return
    }
    pass('succeed')
    showToast({ tone: 'positive', text: intl.formatMessage({ id: 'shared.upgrade.sent' }) })
    onClose()
  }
  const strings = { close: intl.formatMessage({ id: 'shared.upgrade.close' }) }
  if (request === 'failed')
    return (
      <Dialog title={intl.formatMessage({ id: 'shared.upgrade.failed.title' })} strings={strings} onClose={onClose}>
        <CallSales />
      </Dialog>
    )
  return (
    <Dialog
      title={title}
      strings={strings}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'shared.upgrade.close' })}</Button>
          <Button variant="primary" isPending={request === 'sending'} onPress={() => void send()}>
            {intl.formatMessage({ id: 'shared.upgrade.send' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Inline gap="md" align="start" isWrapping={false}>
          <Icon icon={icons[lacking]} size={24} />
          <Text isProse>
            {allowance
              ? intl.formatMessage({ id: 'shared.upgrade.leads.limit' }, { limit: allowance.limit })
              : intl.formatMessage({ id: `shared.upgrade.${lacking}.body` })}
          </Text>
        </Inline>
        {allowance && <Text>{intl.formatMessage({ id: 'shared.upgrade.resets' }, { date: format.day(allowance.resetsOn) })}</Text>}
        <Text tone="muted">
          {intl.formatMessage({ id: customer.accountManager ? 'shared.upgrade.contact' : 'shared.upgrade.contactNone' })}
        </Text>
      </Stack>
    </Dialog>
  )
}

/** The request could not be sent, so the vendor calls (SHELL-39, SHELL-40, ERR-08). */
function CallSales() {
  const intl = useIntl()
  const { customer } = useUser()
  const country = useQuery(query('getCountry', { path: { countryCode: customer.countryCode } }))
  const number = country.data?.data.salesNumber
  return (
    <Banner tone="critical" title={intl.formatMessage({ id: number ? 'shared.upgrade.failed.call' : 'shared.upgrade.failed.later' })}>
      {number && (
        <Link href={`tel:${number}`} variant="standalone">
          <PhoneText phone={number} />
        </Link>
      )}
    </Banner>
  )
}
