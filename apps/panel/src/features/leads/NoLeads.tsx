import { Button, EmptyState } from '@vendor-panel/ui'
import { HeartHandshake, SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import * as styles from './LeadsPage.css.ts'
import { allTimeStart, isNarrowed, leadsPath, type LeadFilters } from './leads-url.ts'

/** The empty list: no couple in six months, or none that matches the filters. Older couples are one press away. */
export function NoLeads({ filters }: { filters: LeadFilters }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const isFiltered = isNarrowed(filters)
  const isAllTime = filters.createdAtStart !== undefined
  return (
    <div className={styles.center}>
      <EmptyState
        icon={isFiltered ? SearchX : HeartHandshake}
        title={intl.formatMessage({ id: isFiltered ? 'leads.noMatch.title' : 'leads.empty.title' })}
        actions={
          <>
            {!isAllTime && (
              <Button onPress={() => navigate(leadsPath({ ...filters, createdAtStart: allTimeStart }))}>
                {intl.formatMessage({ id: 'leads.empty.allTime' })}
              </Button>
            )}
            {isFiltered && (
              <Button variant={isAllTime ? 'secondary' : 'quiet'} onPress={() => navigate(leadsPath({}))}>
                {intl.formatMessage({ id: 'leads.filtersClear' })}
              </Button>
            )}
          </>
        }
      >
        {intl.formatMessage({ id: isFiltered ? 'leads.noMatch.body' : 'leads.empty.body' })}
      </EmptyState>
    </div>
  )
}
