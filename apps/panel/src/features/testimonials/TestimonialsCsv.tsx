import { items } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { CsvButton } from '../../shared/list/CsvButton.tsx'
import { csvMoment } from '../../shared/list/csv-moment.ts'
import { useUser } from '../../shared/user.ts'
import type { TestimonialFilters } from './testimonials-url.ts'

/** The testimonials of the list as a file for a spreadsheet. */
export function TestimonialsCsv({ filters, isDisabled }: { filters: TestimonialFilters; isDisabled: boolean }) {
  const intl = useIntl()
  const api = useApi()
  const { timeZone } = useUser().details
  return (
    <CsvButton
      read={() => items(api, 'listTestimonials', { query: { ...filters, limit: 100 } })}
      columns={[
        { header: intl.formatMessage({ id: 'testimonials.csv.date' }), cell: ({ createdAt }) => csvMoment(createdAt, timeZone) },
        { header: intl.formatMessage({ id: 'testimonials.provider' }), cell: ({ provider }) => provider.name },
        {
          header: intl.formatMessage({ id: 'testimonials.csv.couple' }),
          cell: ({ brideName, groomName }) => intl.formatMessage({ id: 'testimonials.names' }, { bride: brideName, groom: groomName }),
        },
        { header: intl.formatMessage({ id: 'testimonials.stars' }), cell: ({ star }) => star },
        { header: intl.formatMessage({ id: 'testimonials.csv.comment' }), cell: ({ comment }) => comment },
        {
          header: intl.formatMessage({ id: 'testimonials.status' }),
          cell: ({ status }) => intl.formatMessage({ id: `testimonials.status.${status}` }),
        },
        { header: intl.formatMessage({ id: 'testimonials.yourReply' }), cell: ({ reply }) => reply },
        {
          header: intl.formatMessage({ id: 'testimonials.csv.replyStatus' }),
          cell: ({ replyStatus }) => replyStatus && intl.formatMessage({ id: `testimonials.reply.${replyStatus}` }),
        },
      ]}
      fileName="reviews.csv"
      isDisabled={isDisabled}
    />
  )
}
