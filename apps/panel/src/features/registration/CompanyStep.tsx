import { requiredProblems } from '@vendor-panel/domain'
import { Select, TextArea, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { StepActions } from './StepActions.tsx'
import { useChoices } from './use-choices.ts'
import { useStepForm } from './use-step-form.ts'
import type { StepProps } from './wizard.ts'

type CompanyFields = { name: string; companyType: string; taxNumber: string; address: string }

/** The company behind the account (CONF-13). */
export function CompanyStep(props: StepProps) {
  const intl = useIntl()
  const types = useChoices(async (api) =>
    (await api.listConfigs({ query: { itemTypes: ['customer_company_type'] } })).data.flatMap(({ itemId, value, status }) =>
      status === 'active' ? [{ value: itemId, label: value }] : [],
    ),
  )
  const form = useStepForm<CompanyFields, 'company'>(props, {
    part: 'company',
    valuesOf: ({ company, start }) => ({
      name: company?.name ?? start.companyName,
      companyType: company?.companyType ?? '',
      taxNumber: company?.taxNumber ?? '',
      address: company?.address ?? '',
    }),
    check: ({ name, companyType }) => requiredProblems({ name, companyType }),
    bodyOf: ({ name, companyType, taxNumber, address }) => ({
      name: name.trim(),
      companyType,
      taxNumber: taxNumber.trim() || null,
      address: address.trim() || null,
    }),
  })
  const text = (name: keyof CompanyFields) => intl.formatMessage({ id: `registration.company.${name}` })
  const optional = intl.formatMessage({ id: 'registration.optional' })
  return (
    <RecordForm
      form={form}
      aria-label={intl.formatMessage({ id: 'registration.step.company' })}
      describe={({ companyType, ...values }) => [
        { label: text('name'), text: values.name },
        { label: text('companyType'), text: types.options.find(({ value }) => value === companyType)?.label ?? '' },
        { label: text('taxNumber'), text: values.taxNumber },
        { label: text('address'), text: values.address },
      ]}
    >
      <TextField label={text('name')} autoComplete="organization" {...form.field('name')} />
      {types.isFailed && <LoadFailed onRetry={types.retry} />}
      <Select
        label={text('companyType')}
        options={[{ value: '', label: intl.formatMessage({ id: 'registration.choose' }) }, ...types.options]}
        {...form.field('companyType')}
      />
      <TextField label={text('taxNumber')} marker={optional} autoComplete="off" {...form.field('taxNumber')} />
      <TextArea label={text('address')} marker={optional} autoComplete="street-address" {...form.field('address')} />
      <StepActions backHref={props.backHref} isPending={form.isPending} />
    </RecordForm>
  )
}
