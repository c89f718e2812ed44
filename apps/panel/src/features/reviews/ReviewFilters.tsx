import type { components } from '@vendor-panel/contract'
import { reviewFilterProblems } from '@vendor-panel/domain'
import { replaceReviewFiltersBounds as bounds } from '@vendor-panel/domain/bounds'
import { Button, Checkbox, DatePicker, Heading, NumberField, Select, Stack, TagField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { RecordLoading } from '../../shared/form/RecordLoading.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useVersioned, type Versions } from '../../shared/form/use-versioned.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import { ReviewPreview } from './ReviewPreview.tsx'
import * as styles from './reviews.css.ts'
import type { Channel } from './TransferReviewsPage.tsx'

type Filters = components['schemas']['ReviewFilters']
type FiltersProps = { providerId: number; channel: Channel; canWrite: boolean }

/** The filters of a channel, and what they leave, while they are edited (REV-02, REV-04, REV-05). */
export function ReviewFilters(props: FiltersProps) {
  const { providerId, channel } = props
  const path = { providerId, channelId: channel.id }
  const read = useVersioned('getReviewFilters', { path }, (filters: Filters) => filters)
  return read.versions ? <FiltersForm {...props} versions={read.versions} /> : <RecordLoading read={read} />
}

const stars = [1, 2, 3, 4, 5] as const

function FiltersForm({ providerId, channel, canWrite, versions }: FiltersProps & { versions: Versions<Filters> }) {
  const intl = useIntl()
  const format = useFormat()
  const path = { providerId, channelId: channel.id }
  const { write } = useWrite('replaceReviewFilters', {
    refetch: ['listExternalReviews'],
    done: () => intl.formatMessage({ id: 'reviews.saved' }),
    hasForm: true,
  })
  const form = useRecordForm<Filters>({
    ...versions,
    check: reviewFilterProblems,
    send: async (body, { ifMatch, keepOpen }) => {
      let saved: string | null = null
      await write({ path, body, ...(ifMatch !== undefined && { ifMatch }), onHeaders: (headers) => (saved = headers.get('etag')) })
      keepOpen(saved)
    },
  })
  const { minimumStar } = form.values
  const describe = (filters: Filters) => [
    {
      label: intl.formatMessage({ id: 'reviews.minimumStar' }),
      text: intl.formatMessage({ id: filters.minimumStar === null ? 'reviews.anyStar' : 'reviews.atLeast' }, { star: filters.minimumStar }),
    },
    ...(['includeKeywords', 'excludeKeywords'] as const).map((name) => ({
      label: intl.formatMessage({ id: `reviews.${name}` }),
      text: intl.formatList(filters[name], { type: 'unit' }),
    })),
    {
      label: intl.formatMessage({ id: 'reviews.hasComment' }),
      text: intl.formatMessage({ id: filters.hasComment ? 'reviews.yes' : 'reviews.no' }),
    },
    ...(['dateStart', 'dateEnd'] as const).map((name) => ({
      label: intl.formatMessage({ id: `reviews.${name}` }),
      text: filters[name] === null ? '' : format.day(filters[name]),
    })),
    { label: intl.formatMessage({ id: 'reviews.limit' }), text: filters.limit === null ? '' : intl.formatNumber(filters.limit) },
  ]
  const keywordField = (name: 'includeKeywords' | 'excludeKeywords') => ({
    label: intl.formatMessage({ id: `reviews.${name}` }),
    description: intl.formatMessage({ id: 'reviews.keywordsHelp' }),
    max: bounds[name].maxItems,
    maxLength: bounds[name].items.maxLength,
    strings: { remove: (word: string) => intl.formatMessage({ id: 'reviews.removeWord' }, { word }) },
    name,
    value: form.values[name],
    onChange: (value: string[]) => form.change({ [name]: value }),
  })
  return (
    <div className={styles.columns}>
      <Stack gap="md">
        <Heading level={2}>{intl.formatMessage({ id: 'reviews.filters' })}</Heading>
        <RecordForm form={form} describe={describe}>
          <Select
            label={intl.formatMessage({ id: 'reviews.minimumStar' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'reviews.anyStar' }) },
              ...stars.map((star) => ({ value: String(star), label: intl.formatMessage({ id: 'reviews.atLeast' }, { star }) })),
            ]}
            value={String(minimumStar ?? '')}
            onChange={(value) => form.change({ minimumStar: value === '' ? null : Number(value) })}
          />
          <TagField {...keywordField('includeKeywords')} />
          <TagField {...keywordField('excludeKeywords')} />
          <Checkbox label={intl.formatMessage({ id: 'reviews.hasComment' })} {...form.field('hasComment')} />
          <div className={styles.pair}>
            <DatePicker
              label={intl.formatMessage({ id: 'reviews.dateStart' })}
              strings={{ clear: intl.formatMessage({ id: 'reviews.clearDate' }) }}
              {...form.field('dateStart')}
            />
            <DatePicker
              label={intl.formatMessage({ id: 'reviews.dateEnd' })}
              strings={{ clear: intl.formatMessage({ id: 'reviews.clearDate' }) }}
              {...form.field('dateEnd')}
            />
          </div>
          <NumberField
            label={intl.formatMessage({ id: 'reviews.limit' })}
            description={intl.formatMessage({ id: 'reviews.limitHelp' })}
            {...form.field('limit')}
          />
          {canWrite && (
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {intl.formatMessage({ id: 'reviews.save' })}
            </Button>
          )}
        </RecordForm>
      </Stack>
      <ReviewPreview providerId={providerId} channel={channel} filters={form.values} />
    </div>
  )
}
