import { useMutate } from '@vendor-panel/sdk/query'
import { Button, Checkbox, Inline, Link, Select, TextField } from '@vendor-panel/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { paths } from '../../shared/paths.ts'
import { PhoneField } from '../../shared/PhoneField.tsx'
import { storedPhone, usePhoneRules } from '../../shared/use-phone-rules.ts'
import { useUser } from '../../shared/user.ts'
import { newReferral, referralFieldProblems, type ReferralFields } from './referral-form.ts'
import type { useReferralChoices } from './use-referral-choices.ts'

const conditionsLink = (text: ReactNode) => <Link href={paths.referProviderConditions()}>{text}</Link>

/** The firm and whom to talk to. It can be sent once the terms are accepted (REFER-02..05). */
export function ReferralForm({ categories, categoryIds, campaign }: ReturnType<typeof useReferralChoices>) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const { id, customerId, details } = useUser()
  const { countryCode } = details
  const phones = usePhoneRules()
  const [isSent, setSent] = useState(false)
  const { mutateAsync } = useMutate('createReferralProposal', { refetch: ['listReferralProposals'], meta: { isErrorOwned: true } })
  const form = useRecordForm<ReferralFields>({
    initial: newReferral,
    check: (fields) => referralFieldProblems(fields, categoryIds, phones, countryCode),
    send: async ({ companyName, name, phone, category }, { idempotencyKey }) => {
      const firm = { companyName, name, phone: storedPhone(phone, phones, countryCode), category: { id: Number(category.id) } }
      const sender = { campaign: { id: campaign ?? '' }, customerUserId: id, customerId }
      await mutateAsync({ body: { ...firm, ...sender }, idempotencyKey })
      setSent(true)
    },
  })
  // Once nothing is unsaved: leaving the page needs no confirmation.
  useEffect(() => {
    if (isSent && !form.isDirty) navigate(paths.referProviderSuccess())
  }, [isSent, form.isDirty, navigate])
  const category = form.field('category')
  return (
    <RecordForm form={form} aria-label={intl.formatMessage({ id: 'app.title.referProvider' })}>
      <TextField label={intl.formatMessage({ id: 'referral.companyName' })} autoComplete="off" {...form.field('companyName')} />
      <TextField label={intl.formatMessage({ id: 'referral.name' })} autoComplete="off" {...form.field('name')} />
      <PhoneField label={intl.formatMessage({ id: 'referral.phone' })} {...form.field('phone')} />
      <Select
        label={intl.formatMessage({ id: 'referral.category' })}
        options={[{ value: '', label: intl.formatMessage({ id: 'referral.choose' }) }, ...categories]}
        {...category}
        value={category.value.id}
        onChange={(categoryId) => category.onChange({ id: categoryId })}
      />
      <Checkbox label={intl.formatMessage({ id: 'referral.terms' }, { conditions: conditionsLink })} {...form.field('terms')} />
      <Inline>
        <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!form.values.terms || campaign === null}>
          {intl.formatMessage({ id: 'referral.send' })}
        </Button>
      </Inline>
    </RecordForm>
  )
}
