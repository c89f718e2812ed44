import { localDate } from '@vendor-panel/domain'
import { Button, Menu, MenuItem, MenuTrigger } from '@vendor-panel/ui'
import { BellRing, CalendarPlus, Ellipsis, FileDown, MessageSquareHeart, Printer } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { saveFile } from '../../shared/save-file.ts'
import { TestimonialRequestDialog } from '../../shared/testimonials/request-dialog.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { roomyOnly, spaciousOnly, third } from './LeadHeader.css.ts'
import type { Lead } from './lead-row.ts'

const ReminderDialog = lazily(withMessages(['leads.plan'], () => import('./ReminderDialog.tsx').then((code) => code.ReminderDialog)))
const AppointmentDialog = lazily(
  withMessages(['leads.plan'], () => import('./AppointmentDialog.tsx').then((code) => code.AppointmentDialog)),
)

/**
 * What a vendor plans with a couple, the request for a testimonial after a deal (TEST-04), print and PDF: actions that keep the status
 * (LEAD-36, LEAD-39). After the wedding the request is next to the menu, one press away.
 */
export function LeadMoreMenu({ lead }: { lead: Lead }) {
  'use memo'
  const intl = useIntl()
  const [open, setOpen] = useState<'reminder' | 'appointment' | 'testimonial' | null>(null)
  const close = () => setOpen(null)
  const { name, weddingDate } = lead.couple
  const today = localDate(useMinute(), useUser().details.timeZone).toString()
  const isDeal = lead.status === 'deal'
  const ask = () => setOpen('testimonial')
  const pdf = useWrite('createLeadPdf', { refetch: [], done: () => intl.formatMessage({ id: 'leads.more.pdfMade' }, { name }) })
  const download = () =>
    pdf
      .write({ path: { leadId: lead.id } })
      .then((file) => saveFile(file, `${name}.pdf`))
      // A refusal is shown in a toast.
      .catch(() => {})
  return (
    <>
      {isDeal && weddingDate !== null && weddingDate < today && (
        <div className={third}>
          <Button icon={MessageSquareHeart} onPress={ask}>
            <span className={spaciousOnly}>{intl.formatMessage({ id: 'leads.more.testimonial' })}</span>
          </Button>
        </div>
      )}
      <MenuTrigger>
        <Button icon={Ellipsis}>
          <span className={roomyOnly}>{intl.formatMessage({ id: 'leads.more.menu' })}</span>
        </Button>
        <Menu label={intl.formatMessage({ id: 'leads.more.menu' })} placement="bottom end">
          <MenuItem key="reminder" icon={BellRing} onAction={() => setOpen('reminder')}>
            {intl.formatMessage({ id: 'leads.more.reminder' })}
          </MenuItem>
          <MenuItem key="appointment" icon={CalendarPlus} onAction={() => setOpen('appointment')}>
            {intl.formatMessage({ id: 'leads.more.appointment' })}
          </MenuItem>
          {isDeal && (
            <MenuItem key="testimonial" icon={MessageSquareHeart} onAction={ask}>
              {intl.formatMessage({ id: 'leads.more.testimonial' })}
            </MenuItem>
          )}
          <MenuItem key="pdf" icon={FileDown} onAction={() => void download()}>
            {intl.formatMessage({ id: 'leads.more.pdf' })}
          </MenuItem>
          <MenuItem key="print" icon={Printer} onAction={() => print()}>
            {intl.formatMessage({ id: 'leads.more.print' })}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {open === 'reminder' && <ReminderDialog lead={lead} onClose={close} />}
      {open === 'testimonial' && <TestimonialRequestDialog leadId={lead.id} onClose={close} />}
      {open === 'appointment' && <AppointmentDialog lead={lead} onClose={close} />}
    </>
  )
}
