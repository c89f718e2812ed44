import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { defaultLocale, filterReviews, parseLocale, reviewFilterProblems } from '@vendor-panel/domain'
import { replaceReviewFiltersBounds as bounds } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { EmptyState, Heading, Select, Stack, Text } from '@vendor-panel/ui'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { languageNames } from '../../shared/language-names.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser } from '../../shared/user.ts'
import { ReviewWidget, WidgetSnippet } from './review-parts.ts'
import * as styles from './reviews.css.ts'
import type { Channel } from './TransferReviewsPage.tsx'

type Filters = components['schemas']['ReviewFilters']
export type WidgetTheme = 'page' | 'light' | 'dark'
const themes = ['page', 'light', 'dark'] as const

/** As many as the widget has. */
const shownMax = 100

/** The widget with the reviews that the edited filters leave, and the snippet for it (REV-04, REV-05). */
export function ReviewPreview({ providerId, channel, filters }: { providerId: number; channel: Channel; filters: Filters }) {
  const intl = useIntl()
  const name = useUser().providers.find(({ id }) => id === providerId)?.name ?? ''
  const [locale, setLocale] = useState(() => parseLocale(intl.locale) ?? defaultLocale)
  const [theme, setTheme] = useState<WidgetTheme>('page')
  const { data, isError, isPlaceholderData, refetch } = useMatching(providerId, channel, filters)
  // While the matching ones are read, those of the filters before are filtered by the same rule.
  const shown = data && (isPlaceholderData ? filterReviews(data.data, filters) : data.data)
  const total = shown && !isPlaceholderData ? data.meta.total : shown?.length
  return (
    <>
      <div className={styles.preview}>
        <Stack gap="lg">
          <Heading level={2}>{intl.formatMessage({ id: 'reviews.preview' })}</Heading>
          <div className={styles.pair}>
            <Select
              label={intl.formatMessage({ id: 'reviews.widget.language' })}
              options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
              value={locale}
              onChange={(value) => setLocale(parseLocale(value) ?? defaultLocale)}
            />
            <Select
              label={intl.formatMessage({ id: 'reviews.widget.theme' })}
              options={themes.map((value) => ({ value, label: intl.formatMessage({ id: `reviews.widget.theme.${value}` }) }))}
              value={theme}
              onChange={(value) => setTheme(themes.find((one) => one === value) ?? 'page')}
            />
          </div>
          {shown ? (
            <>
              <Text tone="muted">
                <span role="status">
                  {intl.formatMessage(
                    { id: 'reviews.preview.count' },
                    { shown: intl.formatNumber(total ?? 0), all: intl.formatNumber(channel.reviewCount) },
                  )}
                </span>
              </Text>
              {channel.reviewCount === 0 ? (
                <EmptyState icon={MessageSquareQuote} title={intl.formatMessage({ id: 'reviews.preview.empty' })} />
              ) : (
                <ReviewWidget
                  reviews={{ provider: { name, url: null }, average: data.meta.average, count: total ?? 0, reviews: shown }}
                  locale={locale}
                  theme={theme}
                />
              )}
            </>
          ) : isError ? (
            <LoadFailed onRetry={() => void refetch()} />
          ) : (
            <RowsSkeleton />
          )}
        </Stack>
      </div>
      <div className={styles.snippet}>
        <WidgetSnippet widget={channel.publicId} isActive={channel.isActive} name={name} locale={locale} theme={theme} />
      </div>
    </>
  )
}

/** The reviews that match filters which are not saved yet. Invalid filters leave what was read before. */
function useMatching(providerId: number, channel: Channel, filters: Filters) {
  const { includeKeywords, excludeKeywords, minimumStar, limit, hasComment, dateStart, dateEnd } = filters
  const isLimit = limit === null || (Number.isInteger(limit) && limit >= bounds.limit.minimum && limit <= bounds.limit.maximum)
  const unsaved = {
    isFiltered: false,
    limit: shownMax,
    ...(includeKeywords.length > 0 && { includeKeywords }),
    ...(excludeKeywords.length > 0 && { excludeKeywords }),
    ...(minimumStar !== null && { minimumStar }),
    ...(limit !== null && { newest: limit }),
    ...(hasComment && { hasComment }),
    ...(dateStart !== null && { dateStart }),
    ...(dateEnd !== null && { dateEnd }),
  }
  return useQuery({
    ...query('listExternalReviews', { path: { providerId, channelId: channel.id }, query: unsaved }),
    enabled: isLimit && reviewFilterProblems(filters).length === 0,
    placeholderData: keepPreviousData,
  })
}
