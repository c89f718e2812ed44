import { countryFlags, requiredProblems } from '@vendor-panel/domain'
import { Select } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { StepActions } from './StepActions.tsx'
import { useChoices } from './use-choices.ts'
import { useStepForm } from './use-step-form.ts'
import type { StepProps } from './wizard.ts'

type CategoryFields = { categoryId: string; cityId: string; districtId: string }

const toOptions = (rows: readonly { id: number; name: string }[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }))
const textOfId = (id: number | null | undefined) => (id ? String(id) : '')

/** What the company offers and where; the district only where the country asks for it (WIZ-03). */
export function CategoryStep(props: StepProps) {
  const intl = useIntl()
  const { countryCode } = props.saved.wizard
  const asksDistrict = countryFlags(countryCode).wizardDistrict
  const form = useStepForm<CategoryFields, 'category'>(props, {
    part: 'category',
    valuesOf: ({ category }) => ({
      categoryId: textOfId(category?.categoryId),
      cityId: textOfId(category?.cityId),
      districtId: textOfId(category?.districtId),
    }),
    check: ({ districtId, ...values }) => requiredProblems({ ...values, ...(asksDistrict && { districtId }) }),
    bodyOf: ({ categoryId, cityId, districtId }) => ({
      categoryId: Number(categoryId),
      cityId: Number(cityId),
      districtId: districtId === '' ? null : Number(districtId),
    }),
  })
  const { cityId } = form.values
  const categories = useChoices(async (api) => toOptions((await api.listCategories()).data))
  const cities = useChoices(async (api) => toOptions((await api.listCities({ query: { countryCode, scopes: ['swapOrder'] } })).data))
  const districts = useChoices(
    async (api) => (asksDistrict && cityId !== '' ? toOptions((await api.listDistricts({ query: { cityId: Number(cityId) } })).data) : []),
    cityId,
  )
  const choose = { value: '', label: intl.formatMessage({ id: 'registration.choose' }) }
  const text = (name: keyof CategoryFields) => intl.formatMessage({ id: `registration.category.${name}` })
  const failed = [categories, cities, districts].find(({ isFailed }) => isFailed)
  const nameIn = (choices: typeof cities, id: string) => choices.options.find(({ value }) => value === id)?.label ?? ''
  return (
    <RecordForm
      form={form}
      aria-label={intl.formatMessage({ id: 'registration.step.category' })}
      describe={(values) => [
        { label: text('categoryId'), text: nameIn(categories, values.categoryId) },
        { label: text('cityId'), text: nameIn(cities, values.cityId) },
        ...(asksDistrict ? [{ label: text('districtId'), text: nameIn(districts, values.districtId) }] : []),
      ]}
    >
      {failed && <LoadFailed onRetry={failed.retry} />}
      <Select label={text('categoryId')} options={[choose, ...categories.options]} {...form.field('categoryId')} />
      <Select
        label={text('cityId')}
        options={[choose, ...cities.options]}
        {...form.field('cityId')}
        onChange={(chosen) => form.change({ cityId: chosen, districtId: '' })}
      />
      {asksDistrict && <Select label={text('districtId')} options={[choose, ...districts.options]} {...form.field('districtId')} />}
      <StepActions backHref={props.backHref} isPending={form.isPending} />
    </RecordForm>
  )
}
