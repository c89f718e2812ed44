import { Badge, Button } from '@vendor-panel/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import { extraFilterCount, type LeadFilters } from './leads-url.ts'

const LeadFilterDialog = lazily(
  withMessages(['leads.detail', 'leads.find'], () => import('./LeadFilterDialog.tsx').then((module) => module.LeadFilterDialog)),
)

/** The filters without a chip, behind a button with the number of active ones. */
export function LeadFilterButton({ filters }: { filters: LeadFilters }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const count = extraFilterCount(filters)
  return (
    <>
      <Button icon={SlidersHorizontal} onPress={() => setOpen(true)} onHoverStart={LeadFilterDialog.preload}>
        {intl.formatMessage({ id: 'leads.filters' })}
        {count > 0 && (
          <Badge variant="solid" count={intl.formatNumber(count)} label={intl.formatMessage({ id: 'leads.filtersSet' }, { count })} />
        )}
      </Button>
      {isOpen && <LeadFilterDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  )
}
