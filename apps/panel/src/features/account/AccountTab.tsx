import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Button, FactList, Inline, Link, Select, Stack, Text, TextArea, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { productInfoPath } from '../../shared/paths.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useSession } from '../../shared/session.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { SubscriptionText } from '../../shared/SubscriptionText.tsx'
import { SocialConnections } from './SocialConnections.tsx'
import { accountChanges, accountFieldsOf, accountProblems, type AccountFields } from './account-form.ts'
import { SettingsSection } from './SettingsSection.tsx'

type Customer = Answer<'getCustomer'>['data']

/** The company: account managers change it, others read it (SET-01, SET-05, SET-06). */
export function AccountTab() {
  const intl = useIntl()
  const { customer, canManage } = useUser()
  const { data, isError, refetch } = useQuery(query('getCustomer', { path: { customerId: customer.id } }))
  return (
    <Stack gap="xl">
      <SettingsSection
        title={intl.formatMessage({ id: 'account.account.title' })}
        {...(!canManage && { help: intl.formatMessage({ id: 'account.account.readOnly' }) })}
      >
        {data ? (
          canManage ? (
            <AccountForm customer={data.data} />
          ) : (
            <AccountFacts customer={data.data} />
          )
        ) : isError ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )}
      </SettingsSection>
      <SettingsSection title={intl.formatMessage({ id: 'account.social.title' })} help={intl.formatMessage({ id: 'account.social.help' })}>
        <SocialConnections />
      </SettingsSection>
      <Subscription />
    </Stack>
  )
}

const timeZonesOf = (current: string) => [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].toSorted()

function AccountForm({ customer }: { customer: Customer }) {
  const intl = useIntl()
  const session = useSession()
  const none = { value: '', label: intl.formatMessage({ id: 'account.none' }) }
  const types = useConfigChoices('customer_company_type')
  const extensions = useConfigChoices('customer_company_extension')
  const { write } = useWrite('updateCustomer', {
    refetch: ['getCustomer'],
    done: () => intl.formatMessage({ id: 'account.account.saved' }),
    hasForm: true,
  })
  const form = useRecordForm<AccountFields>({
    initial: accountFieldsOf(customer),
    check: accountProblems,
    send: async (_fields, { changed }) => {
      await write({ path: { customerId: customer.id }, body: accountChanges(changed) })
      // The name is shown in the top bar, and the time zone is that of every date.
      await session.reload()
    },
  })
  return (
    <RecordForm form={form} aria-label={intl.formatMessage({ id: 'account.account.title' })}>
      <TextField label={intl.formatMessage({ id: 'account.account.name' })} autoComplete="organization" {...form.field('name')} />
      <Select
        label={intl.formatMessage({ id: 'account.account.type' })}
        options={[none, ...types.options]}
        {...form.field('companyType')}
      />
      {types.failure && <LoadFailed onRetry={types.failure.onRetry} />}
      <Select
        label={intl.formatMessage({ id: 'account.account.extension' })}
        options={[none, ...extensions.options]}
        {...form.field('companyExtension')}
      />
      {extensions.failure && <LoadFailed onRetry={extensions.failure.onRetry} />}
      <TextField label={intl.formatMessage({ id: 'account.account.taxNumber' })} autoComplete="off" {...form.field('taxNumber')} />
      <TextArea
        label={intl.formatMessage({ id: 'account.account.address' })}
        rows={2}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <Select
        label={intl.formatMessage({ id: 'account.account.timeZone' })}
        description={intl.formatMessage({ id: 'account.account.timeZoneHelp' })}
        options={timeZonesOf(customer.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        {...form.field('timeZone')}
      />
      <Inline>
        <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!form.isDirty}>
          {intl.formatMessage({ id: 'account.save' })}
        </Button>
      </Inline>
    </RecordForm>
  )
}

function AccountFacts({ customer }: { customer: Customer }) {
  const intl = useIntl()
  const typeLabel = useConfigLabel('customer_company_type')
  const extensionLabel = useConfigLabel('customer_company_extension')
  const facts = {
    name: customer.name,
    type: typeLabel(customer.companyType),
    extension: extensionLabel(customer.companyExtension),
    taxNumber: customer.taxNumber,
    address: customer.address,
    timeZone: customer.timeZone.replaceAll('_', ' '),
  }
  return (
    <FactList
      facts={(Object.keys(facts) as (keyof typeof facts)[]).map((name) => ({
        id: name,
        label: intl.formatMessage({ id: `account.account.${name}` }),
        value: facts[name] ?? '–',
      }))}
    />
  )
}

/** Until when the package of the account runs (SET-06). */
function Subscription() {
  const intl = useIntl()
  return (
    <SettingsSection title={intl.formatMessage({ id: 'account.subscription.title' })}>
      <SubscriptionText />
      <Text>
        <Link variant="standalone" href={productInfoPath}>
          {intl.formatMessage({ id: 'account.subscription.more' })}
        </Link>
      </Text>
    </SettingsSection>
  )
}
