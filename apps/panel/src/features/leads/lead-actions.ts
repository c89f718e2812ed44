import type { LeadActionType } from '@vendor-panel/domain'
import { CircleX, FileText, Handshake, HeartCrack, RotateCcw, ShieldAlert, Store, type LucideIcon } from 'lucide-react'
import type { FormAction } from './LeadActionDialog.tsx'

export const actionIcons: Record<LeadActionType, LucideIcon> = {
  offer: FileText,
  deal: Handshake,
  reject: CircleX,
  'not-a-wedding': HeartCrack,
  'other-provider': Store,
  reopen: RotateCcw,
  'report-spam': ShieldAlert,
}

const withForm: readonly string[] = ['offer', 'deal', 'reject', 'other-provider', 'report-spam'] satisfies FormAction[]

/** Whether an action asks for details first. */
export const isFormAction = (type: string): type is FormAction => withForm.includes(type)
