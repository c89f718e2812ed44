import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Inline, Link, Select, Stack, Text } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { FormField } from '../../shared/form/use-form.ts'
import { paths } from '../../shared/paths.ts'
import * as styles from './provider-items.css.ts'

type Media = components['schemas']['Media']

type ItemPicturesProps = {
  providerId: number
  isProduct: boolean
  images: FormField<readonly number[]>
  model: FormField<number | null>
}

/** Pictures of the provider's galleries, in the order in which they are chosen; a product names the one with the model (ITEM-03, ITEM-09). */
export function ItemPictures({ providerId, isProduct, images, model }: ItemPicturesProps) {
  const intl = useIntl()
  const id = useId()
  const { data } = useQuery(query('listProviderMedia', { path: { providerId }, query: { type: 'image', limit: 100 } }))
  const pictures = (data?.data ?? []).filter(({ status }) => status !== 'rejected')
  const choose = (mediaId: number, isChosen: boolean) =>
    images.onChange(isChosen ? [...images.value, mediaId] : images.value.filter((one) => one !== mediaId))
  const nameOf = ({ id: mediaId, alt }: Media) =>
    alt ?? intl.formatMessage({ id: 'items.picture' }, { number: pictures.findIndex((one) => one.id === mediaId) + 1 })
  const chosen = images.value.flatMap((mediaId) => pictures.find((one) => one.id === mediaId) ?? [])
  return (
    <Stack gap="md">
      <fieldset className={styles.group} aria-describedby={`${id}-help`}>
        <legend className={styles.legend}>{intl.formatMessage({ id: 'items.pictures' })}</legend>
        <Text size="sm" tone="muted" id={`${id}-help`}>
          {intl.formatMessage({ id: isProduct ? 'items.pictures.product' : 'items.pictures.offer' })}{' '}
          <Link variant="standalone" href={paths.providerGallery({ providerId })}>
            {intl.formatMessage({ id: 'items.pictures.gallery' })}
          </Link>
        </Text>
        {data && pictures.length === 0 && <Text tone="muted">{intl.formatMessage({ id: 'items.pictures.none' })}</Text>}
        <div className={styles.pictures}>
          {pictures.map((media) => (
            <label key={media.id} className={styles.tile}>
              <input
                type="checkbox"
                name={images.name}
                className={styles.tileInput}
                checked={images.value.includes(media.id)}
                aria-label={nameOf(media)}
                aria-invalid={images.errorMessage ? true : undefined}
                onChange={({ target }) => choose(media.id, target.checked)}
              />
              <img src={smallestOf(media)} alt="" width={96} height={96} loading="lazy" className={styles.picture} />
            </label>
          ))}
        </div>
        {images.errorMessage && (
          <Text size="sm" tone="critical">
            {images.errorMessage}
          </Text>
        )}
      </fieldset>
      {isProduct && (
        <Inline>
          <Select
            label={intl.formatMessage({ id: 'items.model' })}
            description={intl.formatMessage({ id: 'items.model.help' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'items.model.none' }) },
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

const smallestOf = ({ path, sizes }: Media) => sizes.toSorted((one, other) => one.width - other.width)[0]?.path ?? path ?? ''
