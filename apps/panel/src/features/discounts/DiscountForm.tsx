import { attachmentLimits, discountDocumentsMax, discountTypes } from '@vendor-panel/domain'
import { uploadWithProgress, type Fetch } from '@vendor-panel/sdk'
import { Banner, Button, Checkbox, FileDrop, MoneyField, NumberField, RadioGroup, Select, TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { useFormat } from '../../shared/use-format.ts'
import { usePackageGate } from '../../shared/use-package-gate.ts'
import { useUser, type SessionUser } from '../../shared/user.ts'
import { discountFieldProblems, type DiscountFields } from './discount-form.ts'

type DiscountFormProps = {
  title: string
  onClose: () => void
  initial: DiscountFields
  /** The providers to choose from; omitted for a change, which keeps the provider. */
  providers?: SessionUser['providers']
  documentsBefore?: number
  etag?: string | null
  reload?: () => Promise<Loaded<DiscountFields>>
  send: (fields: DiscountFields, submission: Submission<DiscountFields> & { fetch: Fetch }) => Promise<unknown>
}

/** The fields of a discount: only the number of the chosen type is asked for (DISC-01, DISC-05). */
export function DiscountForm({ title, onClose, initial, providers, documentsBefore = 0, send, ...versions }: DiscountFormProps) {
  const intl = useIntl()
  const { currency } = useUser().customer
  const types = useConfigChoices('discount_type')
  const [progress, setProgress] = useState<number>()
  const [isUpgrading, setUpgrading] = useState(false)
  const form = useRecordForm<DiscountFields>({
    ...versions,
    initial,
    check: (fields) => discountFieldProblems(fields, documentsBefore),
    send: (fields, submission) => {
      const fetch = uploadWithProgress(({ sent, total }) => setProgress(total === null ? undefined : sent / total))
      return send(fields, { ...submission, fetch }).then(onClose, (error: unknown) => {
        setProgress(undefined)
        throw error
      })
    },
    refusal: (error, ...form) => {
      if (error.status !== 402) return refusalErrors(error, ...form)
      setUpgrading(true)
      return null
    },
  })
  const gate = usePackageGate('campaigns', providers && form.values.providerId !== '' ? Number(form.values.providerId) : undefined)
  const describe = useDescription(types.options)
  const { documents, discountType } = form.values
  return (
    <RecordFormDialog
      form={form}
      title={title}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'discounts.cancel' }), save: intl.formatMessage({ id: 'discounts.save' }) }}
      isDisabled={gate.isClosed}
      describe={describe}
    >
      {providers && providers.length > 1 && (
        <Select
          label={intl.formatMessage({ id: 'discounts.provider' })}
          options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('providerId')}
        />
      )}
      {gate.isClosed && (
        <Banner
          tone="promote"
          isLive
          actions={
            <Button size="sm" onPress={() => setUpgrading(true)}>
              {intl.formatMessage({ id: 'discounts.upgrade' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'discounts.notInPackage' })}
        </Banner>
      )}
      <TextField
        label={intl.formatMessage({ id: 'discounts.intro' })}
        description={intl.formatMessage({ id: 'discounts.introHelp' })}
        {...form.field('intro')}
      />
      {types.failure ? (
        <LoadFailed onRetry={types.failure.onRetry} />
      ) : (
        <RadioGroup
          label={intl.formatMessage({ id: 'discounts.type' })}
          orientation="horizontal"
          options={types.options.flatMap(({ value, label }) =>
            discountTypes.filter((type) => type === value).map((type) => ({ value: type, label })),
          )}
          {...form.field('discountType')}
        />
      )}
      {discountType === 'discount' ? (
        <NumberField label={intl.formatMessage({ id: 'discounts.ratio' })} unit="percent" {...form.field('discountRatio')} />
      ) : (
        <NumberField label={intl.formatMessage({ id: 'discounts.installmentCount' })} {...form.field('installmentCount')} />
      )}
      <MoneyField
        label={intl.formatMessage({ id: 'discounts.regularPrice' })}
        description={intl.formatMessage({ id: 'discounts.pricesHelp' })}
        currency={currency}
        {...form.field('regularPrice')}
      />
      <MoneyField label={intl.formatMessage({ id: 'discounts.discountedPrice' })} currency={currency} {...form.field('discountedPrice')} />
      <Checkbox
        label={intl.formatMessage({ id: 'discounts.isPrimary' })}
        description={intl.formatMessage({ id: 'discounts.isPrimaryHelp' })}
        {...form.field('isPrimary')}
      />
      <FileDrop
        label={intl.formatMessage({ id: 'discounts.documents' })}
        description={intl.formatMessage({ id: 'discounts.documentsHelp' }, { max: discountDocumentsMax - documentsBefore })}
        name="documents"
        acceptedTypes={Object.keys(attachmentLimits.contentTypes).map((extension) => `.${extension}`)}
        items={documents.map((file, index) => ({
          id: `${index} ${file.name} ${file.lastModified}`,
          name: file.name,
          sizeBytes: file.size,
          progress,
          errorMessage: form.errorAt(`documents[${index}]`),
          onRemove: () => form.change({ documents: documents.filter((other) => other !== file) }),
        }))}
        onAdd={(files) => form.change({ documents: [...documents, ...files] })}
        errorMessage={form.errorAt('documents')}
        strings={{
          choose: intl.formatMessage({ id: 'discounts.documentsChoose' }),
          drop: intl.formatMessage({ id: 'discounts.documentsDrop' }),
          remove: intl.formatMessage({ id: 'discounts.delete' }),
          retry: intl.formatMessage({ id: 'discounts.retry' }),
        }}
      />
      {isUpgrading && <UpgradeDialog lacking="discounts" onClose={() => setUpgrading(false)} />}
    </RecordFormDialog>
  )
}

/** The fields as text, to compare two versions. */
function useDescription(types: ReturnType<typeof useConfigChoices>['options']) {
  const intl = useIntl()
  const format = useFormat()
  const { currency } = useUser().customer
  const money = (amount: number | null) => (amount === null ? '' : format.money(amount, currency))
  return (fields: DiscountFields) => [
    { label: intl.formatMessage({ id: 'discounts.intro' }), text: fields.intro },
    {
      label: intl.formatMessage({ id: 'discounts.type' }),
      text: types.find(({ value }) => value === fields.discountType)?.label ?? fields.discountType,
    },
    { label: intl.formatMessage({ id: 'discounts.ratio' }), text: numberText(fields.discountRatio) },
    { label: intl.formatMessage({ id: 'discounts.installmentCount' }), text: numberText(fields.installmentCount) },
    { label: intl.formatMessage({ id: 'discounts.regularPrice' }), text: money(fields.regularPrice) },
    { label: intl.formatMessage({ id: 'discounts.discountedPrice' }), text: money(fields.discountedPrice) },
    {
      label: intl.formatMessage({ id: 'discounts.isPrimary' }),
      text: intl.formatMessage({ id: fields.isPrimary ? 'discounts.yes' : 'discounts.no' }),
    },
  ]

  function numberText(number: number | null): string {
    return number === null ? '' : intl.formatNumber(number)
  }
}
