import type { components } from '@vendor-panel/contract'
import { CheckboxGroup, Inline, Link, Select, Stack, Text } from '@vendor-panel/ui'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { idField } from '../../shared/form/id-field.ts'
import type { FormField } from '../../shared/form/use-form.ts'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'

type Media = components['schemas']['Media']

type ItemPicturesProps = {
  providerId: number
  isProduct: boolean
  images: FormField<readonly number[]>
  model: FormField<number | null>
}

/** Pictures of the provider's galleries, in the order in which they are chosen; a product names the one with the model (ITEM-03, ITEM-09). */
export function ItemPictures({ providerId, isProduct, images, model }: ItemPicturesProps) {
  'use memo'
  const intl = useIntl()
  const list = usePages('listProviderMedia', { path: { providerId }, query: { type: 'image', limit: 100 } })
  const { rows, hasMore, isMoreLoading, isMoreFailed } = list
  const isChosenMissing = images.value.some((mediaId) => !rows.some(({ id }) => id === mediaId))
  // A chosen picture may be on a later page.
  const isMoreNeeded = isChosenMissing && hasMore && !isMoreLoading && !isMoreFailed
  const readMore = useEffectEvent(list.showMore)
  useEffect(() => {
    if (isMoreNeeded) readMore()
  }, [isMoreNeeded])
  const shown = rows.filter(({ status }) => status !== 'rejected')
  // A hundred pictures and more: the other fields can be typed in before they are rendered.
  const pictures = useDeferredValue(shown, [])
  const nameOf = ({ id: mediaId, alt }: Media) =>
    alt ?? intl.formatMessage({ id: 'provider-items.picture' }, { number: pictures.findIndex((one) => one.id === mediaId) + 1 })
  const chosen = images.value.flatMap((mediaId) => pictures.find((one) => one.id === mediaId) ?? [])
  return (
    <Stack gap="md">
      <CheckboxGroup
        label={intl.formatMessage({ id: 'provider-items.pictures' })}
        description={
          <>
            {intl.formatMessage({ id: isProduct ? 'provider-items.pictures.product' : 'provider-items.pictures.offer' })}{' '}
            <Link variant="standalone" href={paths.providerGallery({ providerId })}>
              {intl.formatMessage({ id: 'provider-items.pictures.gallery' })}
            </Link>
          </>
        }
        options={pictures.map((media) => ({ value: String(media.id), label: nameOf(media), picture: smallestOf(media) }))}
        {...idField(images)}
      />
      {list.isFailed && <LoadFailed onRetry={list.retry} />}
      <ShowMore list={list} />
      {list.total !== undefined && shown.length === 0 && !hasMore && (
        <Text tone="muted">{intl.formatMessage({ id: 'provider-items.pictures.none' })}</Text>
      )}
      {isProduct && (
        <Inline>
          <Select
            label={intl.formatMessage({ id: 'provider-items.model' })}
            description={intl.formatMessage({ id: 'provider-items.model.help' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'provider-items.model.none' }) },
              ...chosen.map((media) => ({ value: String(media.id), label: nameOf(media) })),
            ]}
            name={model.name}
            value={chosen.some((media) => media.id === model.value) ? String(model.value) : ''}
            onChange={(value) => model.onChange(value === '' ? null : Number(value))}
            errorMessage={model.errorMessage}
          />
        </Inline>
      )}
    </Stack>
  )
}

const smallestOf = ({ path, sizes }: Media) => sizes.toSorted((one, other) => one.width - other.width)[0]?.path ?? path
