import { countryConfig, wizardPricesProblems } from '@vendor-panel/domain'
import { MoneyField, NumberField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { StepActions } from './StepActions.tsx'
import { useChoices } from './use-choices.ts'
import { useStepForm } from './use-step-form.ts'
import type { StepProps } from './wizard.ts'

type PriceFields = { priceFrom: number | null; guestsMax: number | null }

/** First figures; price lists and spaces follow after the review. The capacity is asked of venues. */
export function PricesStep(props: StepProps) {
  const intl = useIntl()
  const { countryCode, category } = props.saved.wizard
  const { currency } = countryConfig(countryCode)
  const categories = useChoices(async (api) => (await api.listCategories()).data)
  const isVenue = categories.options.find(({ id }) => id === category?.categoryId)?.categoryType === 'venue'
  const form = useStepForm<PriceFields, 'prices'>(props, {
    part: 'prices',
    valuesOf: ({ prices }) => ({ priceFrom: prices?.priceFrom ?? null, guestsMax: prices?.guestsMax ?? null }),
    check: wizardPricesProblems,
    bodyOf: ({ priceFrom, guestsMax }) => ({ priceFrom: priceFrom ?? 0, currency, guestsMax: isVenue ? guestsMax : null }),
  })
  const text = (name: keyof PriceFields) => intl.formatMessage({ id: `registration.prices.${name}` })
  const number = (value: number | null) => (value === null ? '' : intl.formatNumber(value))
  return (
    <RecordForm
      form={form}
      aria-label={intl.formatMessage({ id: 'registration.step.prices' })}
      describe={({ priceFrom, guestsMax }) => [
        { label: text('priceFrom'), text: number(priceFrom) },
        { label: text('guestsMax'), text: number(guestsMax) },
      ]}
    >
      <MoneyField label={text('priceFrom')} currency={currency} {...form.field('priceFrom')} />
      {isVenue && (
        <NumberField label={text('guestsMax')} marker={intl.formatMessage({ id: 'registration.optional' })} {...form.field('guestsMax')} />
      )}
      <StepActions backHref={props.backHref} isPending={form.isPending} />
    </RecordForm>
  )
}
