import { charCount, offerTextBounds, providerItemTypes } from '@vendor-panel/domain'
import { MoneyField, RadioGroup, TextArea, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { useUser } from '../../shared/user.ts'
import { itemFieldProblems, type ItemFields } from './item-form.ts'
import { ItemOptions } from './ItemOptions.tsx'
import { ItemPictures } from './ItemPictures.tsx'
import { useItemDescription } from './use-item-description.ts'

type ItemFormProps = {
  title: string
  provider: Provider
  initial: ItemFields
  /** A new item: its type is chosen. */
  isNew?: boolean
  onClose: () => void
  etag?: string | null
  reload?: () => Promise<Loaded<ItemFields>>
  send: (fields: ItemFields, submission: Submission<ItemFields>) => Promise<unknown>
}

/** The fields of an offer or a product: texts with their counts, prices, pictures, the model, and options by group (ITEM-03..05, ITEM-07). */
export function ItemForm({ title, provider, initial, isNew = false, onClose, send, ...versions }: ItemFormProps) {
  'use memo'
  const intl = useIntl()
  const { currency } = useUser().customer
  const form = useRecordForm<ItemFields>({
    ...versions,
    initial,
    check: itemFieldProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })
  const describe = useItemDescription(provider)
  const { type, intro, giftText } = form.values
  const count = (text: string, max: number) => intl.formatMessage({ id: 'provider-items.chars' }, { count: charCount(text.trim()), max })
  const { introCharsMin, introCharsMax, giftCharsMax } = offerTextBounds
  return (
    <RecordFormDialog
      form={form}
      title={title}
      size="lg"
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'provider-items.cancel' }), save: intl.formatMessage({ id: 'provider-items.save' }) }}
      describe={describe}
    >
      {isNew && (
        <RadioGroup
          label={intl.formatMessage({ id: 'provider-items.type' })}
          options={providerItemTypes.toReversed().map((value) => ({
            value,
            label: intl.formatMessage({ id: `provider-items.type.${value}` }),
            description: intl.formatMessage({ id: `provider-items.type.${value}.help` }),
          }))}
          {...form.field('type')}
        />
      )}
      <TextField label={intl.formatMessage({ id: 'provider-items.name' })} {...form.field('name')} />
      <TextArea
        label={intl.formatMessage({ id: 'provider-items.intro' })}
        note={count(intro, introCharsMax)}
        description={
          type === 'offer'
            ? intl.formatMessage({ id: 'provider-items.intro.help' }, { min: introCharsMin, max: introCharsMax })
            : intl.formatMessage({ id: 'provider-items.optional' })
        }
        {...form.field('intro')}
      />
      <TextArea
        label={intl.formatMessage({ id: 'provider-items.gift' })}
        note={count(giftText, giftCharsMax)}
        description={intl.formatMessage({ id: 'provider-items.gift.help' })}
        rows={2}
        {...form.field('giftText')}
      />
      <MoneyField
        label={intl.formatMessage({ id: 'provider-items.price' })}
        description={intl.formatMessage({ id: 'provider-items.prices.help' })}
        currency={currency}
        {...form.field('price')}
      />
      <MoneyField
        label={intl.formatMessage({ id: 'provider-items.discountedPrice' })}
        currency={currency}
        {...form.field('discountedPrice')}
      />
      <ItemPictures
        providerId={provider.id}
        isProduct={type === 'product'}
        images={form.field('imageIds')}
        model={form.field('modelImageId')}
      />
      {type === 'product' && (
        <TextField
          label={intl.formatMessage({ id: 'provider-items.modelName' })}
          description={intl.formatMessage({ id: 'provider-items.modelName.help' })}
          {...form.field('modelName')}
        />
      )}
      <ItemOptions categoryId={provider.category.id} field={form.field('optionIds')} />
    </RecordFormDialog>
  )
}
