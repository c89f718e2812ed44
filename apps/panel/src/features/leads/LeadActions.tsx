import { leadActions } from '@vendor-panel/domain'
import { Button, Menu, MenuItem, MenuTrigger } from '@vendor-panel/ui'
import { ArrowRightLeft, Eraser } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import { EraseLeadDialog } from './EraseLeadDialog.tsx'
import { actionIcons, isFormAction } from './lead-actions.ts'
import { LeadActionDialog, type FormAction } from './LeadActionDialog.tsx'
import { wideOnly } from './LeadHeader.css.ts'
import type { Lead } from './lead-row.ts'
import { useLeadAction } from './use-lead-action.ts'

/** The available actions on a couple (LEAD-21): some are immediate, some open a dialog. */
export function LeadActions({ lead }: { lead: Lead }) {
  'use memo'
  const intl = useIntl()
  const user = useUser()
  const [asked, setAsked] = useState<FormAction | null>(null)
  const [isErasing, setErasing] = useState(false)
  const action = useLeadAction(lead)
  const open = leadActions(lead)
  return (
    <>
      <MenuTrigger>
        <Button icon={ArrowRightLeft} isPending={action.isPending}>
          <span className={wideOnly}>{intl.formatMessage({ id: 'leads.action.menu' })}</span>
        </Button>
        <Menu label={intl.formatMessage({ id: 'leads.action.menu' })} placement="bottom end">
          {open.map((type) => (
            <MenuItem
              key={type}
              icon={actionIcons[type]}
              tone={type === 'report-spam' ? 'critical' : 'neutral'}
              onAction={() => (isFormAction(type) ? setAsked(type) : action.run({ type }))}
            >
              {intl.formatMessage({ id: `leads.action.${type}` })}
            </MenuItem>
          ))}
          {user.canManage && (
            <MenuItem key="erase" icon={Eraser} tone="critical" onAction={() => setErasing(true)}>
              {intl.formatMessage({ id: 'leads.erase.menu' })}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <EraseLeadDialog lead={lead} isOpen={isErasing} onClose={() => setErasing(false)} />
      {asked && <LeadActionDialog type={asked} lead={lead} action={action} onClose={() => setAsked(null)} />}
    </>
  )
}
