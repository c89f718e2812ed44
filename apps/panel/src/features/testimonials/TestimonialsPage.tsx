import { useQuery } from '@tanstack/react-query'
import { testimonialStatuses } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Button, ButtonLink, EmptyState, RowListSkeleton, SegmentedControl, Select } from '@vendor-panel/ui'
import { MessageSquareHeart, Share2, Star } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { useCursorPages } from '../../shared/list/use-cursor-pages.ts'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { paths } from '../../shared/paths.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useWritableProviders } from '../../shared/provider-access.ts'
import { useUser } from '../../shared/user.ts'
import { AskDialog } from './testimonial-dialogs.ts'
import { TestimonialRow } from './TestimonialRow.tsx'
import { TestimonialsCsv } from './TestimonialsCsv.tsx'
import { testimonialFilters } from './testimonials-url.ts'
import * as styles from './testimonials.css.ts'

const statuses = ['all', ...testimonialStatuses] as const
const replyStatuses = ['none', 'pending', 'active', 'rejected'] as const
/** `0` is not narrowed by stars. */
const starChoices = ['0', '5', '4', '3'] as const

/** What couples wrote about the account's providers, with the replies (ROUTE-38, TEST-12). */
export function TestimonialsPage() {
  'use memo'
  const intl = useIntl()
  const { providers } = useUser()
  const [filters, setFilters] = useUrlFilters(testimonialFilters)
  const list = useCursorPages('listTestimonials', { query: filters })
  const { providerIds, status, replyStatus, minimumStar } = filters
  const ofProviders = providerIds === undefined ? {} : { query: { providerIds } }
  const counts = useQuery(query('getTestimonialCounts', ofProviders)).data?.data
  const toAsk = useQuery(query('listCoupleProviders', { query: { isToAsk: true, limit: 1 } })).data?.meta.total ?? 0
  const { writable, failure } = useWritableProviders('testimonials')
  const [isAsking, setAsking] = useState(false)
  const ask = writable.length > 0 && (
    <Button variant="primary" icon={MessageSquareHeart} onPress={() => setAsking(true)}>
      {intl.formatMessage({ id: 'testimonials.ask' })}
    </Button>
  )
  const option = <Value extends string>(value: Value, label: string) => ({ value, label })
  return (
    <>
      <ListPage
        title={intl.formatMessage({ id: 'app.nav.testimonials' })}
        list={list}
        count={(total) => intl.formatMessage({ id: 'testimonials.count' }, { count: total })}
        actions={
          <>
            <ButtonLink href={paths.transferReviews()} icon={Share2}>
              {intl.formatMessage({ id: 'testimonials.transfer' })}
            </ButtonLink>
            <TestimonialsCsv filters={filters} isDisabled={!list.total} />
            {ask}
          </>
        }
        filters={
          <>
            {failure && <LoadFailed onRetry={failure.onRetry} />}
            {toAsk > 0 && writable.length > 0 && (
              <Banner
                tone="promote"
                actions={
                  <Button size="sm" onPress={() => setAsking(true)}>
                    {intl.formatMessage({ id: 'testimonials.toAsk.show' })}
                  </Button>
                }
              >
                {intl.formatMessage({ id: 'testimonials.toAsk' }, { count: intl.formatNumber(toAsk) })}
              </Banner>
            )}
            <SegmentedControl
              label={intl.formatMessage({ id: 'testimonials.status' })}
              variant="chips"
              items={statuses.map((id) => ({
                id,
                label: intl.formatMessage({ id: `testimonials.status.${id}` }),
                ...(counts && { count: intl.formatNumber(counts[id]) }),
              }))}
              value={status ?? 'all'}
              onChange={(id) => {
                const { status: _, ...rest } = filters
                setFilters(id === 'all' ? rest : { ...rest, status: id })
              }}
            />
            <div className={styles.filters}>
              <div className={styles.filter}>
                <Select
                  label={intl.formatMessage({ id: 'testimonials.reply' })}
                  options={[
                    option('', intl.formatMessage({ id: 'testimonials.reply.any' })),
                    ...replyStatuses.map((value) => option(value, intl.formatMessage({ id: `testimonials.reply.${value}` }))),
                  ]}
                  value={replyStatus ?? ''}
                  onChange={(value) => {
                    const { replyStatus: _, ...rest } = filters
                    const chosen = replyStatuses.find((one) => one === value)
                    setFilters(chosen === undefined ? rest : { ...rest, replyStatus: chosen })
                  }}
                />
              </div>
              <div className={styles.filter}>
                <Select
                  label={intl.formatMessage({ id: 'testimonials.stars' })}
                  options={starChoices.map((value) =>
                    option(
                      value,
                      value === '0'
                        ? intl.formatMessage({ id: 'testimonials.stars.any' })
                        : intl.formatMessage({ id: 'testimonials.stars.atLeast' }, { count: Number(value) }),
                    ),
                  )}
                  value={String(minimumStar ?? 0)}
                  onChange={(value) => {
                    const { minimumStar: _, ...rest } = filters
                    setFilters(value === '0' ? rest : { ...rest, minimumStar: Number(value) })
                  }}
                />
              </div>
              {providers.length > 1 && (
                <div className={styles.filter}>
                  <Select
                    label={intl.formatMessage({ id: 'testimonials.provider' })}
                    options={[
                      option('', intl.formatMessage({ id: 'testimonials.allProviders' })),
                      ...providers.map(({ id, name }) => option(String(id), name)),
                    ]}
                    value={String(providerIds?.[0] ?? '')}
                    onChange={(value) => {
                      const { providerIds: _, ...rest } = filters
                      setFilters(value === '' ? rest : { ...rest, providerIds: [Number(value)] })
                    }}
                  />
                </div>
              )}
            </div>
          </>
        }
        skeleton={<RowListSkeleton hasActions={writable.length > 0} />}
        empty={<Nothing isFiltered={Object.keys(filters).length > 0} onReset={() => setFilters({})} ask={ask} />}
      >
        {(testimonial) => (
          <TestimonialRow
            testimonial={testimonial}
            hasProvider={providers.length > 1}
            canWrite={writable.some(({ id }) => id === testimonial.provider.id)}
          />
        )}
      </ListPage>
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </>
  )
}

type NothingProps = { isFiltered: boolean; onReset: () => void; ask: React.ReactNode }

/** Invites to ask couples; with filters, to remove them. */
function Nothing({ isFiltered, onReset, ask }: NothingProps) {
  const intl = useIntl()
  if (!isFiltered)
    return (
      <EmptyState icon={Star} title={intl.formatMessage({ id: 'testimonials.empty.title' })} actions={ask}>
        {intl.formatMessage({ id: 'testimonials.empty.body' })}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Star}
      title={intl.formatMessage({ id: 'testimonials.noMatch' })}
      actions={<Button onPress={onReset}>{intl.formatMessage({ id: 'testimonials.noMatch.reset' })}</Button>}
    />
  )
}
