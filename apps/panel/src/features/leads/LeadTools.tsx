import { Button, Popover, Stack } from '@vendor-panel/ui'
import { Download, Headset, Keyboard, ListChecks, MailPlus, Timer, Upload, type LucideIcon } from 'lucide-react'
import { useRef, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { openShellDialog } from '../../shared/shortcuts.ts'
import { useUser } from '../../shared/user.ts'
import { ExportDialog } from './ExportDialog.tsx'
import type { LeadFilters } from './leads-url.ts'
import * as styles from './LeadTools.css.ts'
import { ForwardingDialog } from './ForwardingDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { PlatformLeadsDialog } from './PlatformLeadsDialog.tsx'
import { ResponseDialog } from './ResponseCoach.tsx'

/** What is open on the couples page besides the list and a couple. */
export type LeadTool = 'menu' | 'select'

type ToolDialog = ComponentType<{ filters: LeadFilters; onClose: () => void }>
const dialogs = {
  response: ResponseDialog,
  export: ExportDialog,
  platform: PlatformLeadsDialog,
  import: ImportDialog,
  forwarding: ForwardingDialog,
} satisfies Record<string, ToolDialog>
type DialogName = keyof typeof dialogs

const entries: { name: DialogName | 'select' | 'shortcuts'; icon: LucideIcon; isForManagers?: boolean }[] = [
  { name: 'response', icon: Timer },
  { name: 'select', icon: ListChecks },
  { name: 'export', icon: Download },
  { name: 'import', icon: Upload, isForManagers: true },
  { name: 'forwarding', icon: MailPlus, isForManagers: true },
  { name: 'platform', icon: Headset },
  { name: 'shortcuts', icon: Keyboard },
]

type LeadToolsProps = { filters: LeadFilters; onSelect: () => void; onClose: () => void }

/** The menu of the couples page, and the dialogs that it opens. Loaded when the menu is opened. */
export function LeadTools({ filters, onSelect, onClose }: LeadToolsProps) {
  const intl = useIntl()
  const { canManage } = useUser()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  // The button that opened the menu.
  const trigger = useRef(document.activeElement)
  if (dialog) {
    const Shown: ToolDialog = dialogs[dialog]
    return <Shown filters={filters} onClose={onClose} />
  }
  const choose = (name: (typeof entries)[number]['name']) => {
    if (name === 'select') onSelect()
    else if (name === 'shortcuts') {
      onClose()
      openShellDialog('shortcuts')
    } else setDialog(name)
  }
  return (
    <Popover
      label={intl.formatMessage({ id: 'leads.more' })}
      placement="bottom end"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap="xs" className={styles.menu}>
        {entries
          .filter(({ isForManagers = false }) => canManage || !isForManagers)
          .map(({ name, icon }) => (
            <Button key={name} variant="quiet" icon={icon} onPress={() => choose(name)}>
              {intl.formatMessage({ id: `leads.tool.${name}` })}
            </Button>
          ))}
      </Stack>
    </Popover>
  )
}
