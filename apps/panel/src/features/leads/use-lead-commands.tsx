import { leadActions } from '@vendor-panel/domain'
import { BellRing, CalendarPlus, MessageSquare, StickyNote } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Command } from '../../shared/command.ts'
import { AppointmentDialog } from './AppointmentDialog.tsx'
import { actionIcons, isFormAction } from './lead-actions.ts'
import type { Lead } from './lead-row.ts'
import { LeadActionDialog, type FormAction } from './LeadActionDialog.tsx'
import { leadPath, type LeadTab } from './leads-url.ts'
import { ReminderDialog } from './ReminderDialog.tsx'
import { useLeadAction } from './use-lead-action.ts'

/** What the command palette can do with the open couple. `dialog` asks for details of the chosen command; until then it is null. */
export function useLeadCommands(lead: Lead, onClose: () => void): { title: string; commands: Command[]; dialog: ReactNode } {
  const intl = useIntl()
  const action = useLeadAction(lead)
  const [asked, setAsked] = useState<FormAction | 'reminder' | 'appointment' | null>(null)
  const tab = (name: LeadTab) => leadPath(lead.id, {}, name)
  const commands: Command[] = [
    { id: 'reply', label: intl.formatMessage({ id: 'leads.command.reply' }), icon: MessageSquare, href: tab('messages') },
    { id: 'note', label: intl.formatMessage({ id: 'leads.command.note' }), icon: StickyNote, href: tab('notes') },
    { id: 'reminder', label: intl.formatMessage({ id: 'leads.command.reminder' }), icon: BellRing, run: () => setAsked('reminder') },
    {
      id: 'appointment',
      label: intl.formatMessage({ id: 'leads.command.appointment' }),
      icon: CalendarPlus,
      run: () => setAsked('appointment'),
    },
    ...leadActions(lead).map((type) => ({
      id: type,
      label: intl.formatMessage({ id: `leads.command.${type}` }),
      icon: actionIcons[type],
      run: () => {
        if (isFormAction(type)) return setAsked(type)
        action.run({ type })
        onClose()
      },
    })),
  ]
  const dialog =
    asked === null ? null : asked === 'reminder' ? (
      <ReminderDialog lead={lead} onClose={onClose} />
    ) : asked === 'appointment' ? (
      <AppointmentDialog lead={lead} onClose={onClose} />
    ) : (
      <LeadActionDialog type={asked} lead={lead} action={action} onClose={onClose} />
    )
  return { title: intl.formatMessage({ id: 'app.command.couple' }, { name: lead.couple.name }), commands, dialog }
}
