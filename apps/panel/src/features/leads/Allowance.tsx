import { Button, Banner } from '@vendor-panel/ui'
import type { components } from '@vendor-panel/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { useFormat } from '../../shared/use-format.ts'

/** What is left of a limited package this month (LEAD-40). */
export function Allowance({ allowance }: { allowance: NonNullable<components['schemas']['LeadStats']['allowance']> }) {
  const intl = useIntl()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const left = Math.max(0, allowance.limit - allowance.used)
  return (
    <>
      <Banner
        tone={left === 0 ? 'caution' : 'neutral'}
        title={intl.formatMessage({ id: 'leads.allowance.left' }, { left })}
        actions={
          left === 0 && (
            <Button size="sm" onPress={() => setOpen(true)}>
              {intl.formatMessage({ id: 'leads.allowance.more' })}
            </Button>
          )
        }
      >
        {left === 0 && intl.formatMessage({ id: 'leads.allowance.resets' }, { date: format.day(allowance.resetsOn) })}
      </Banner>
      {isOpen && <UpgradeDialog lacking="leads" allowance={allowance} onClose={() => setOpen(false)} />}
    </>
  )
}
