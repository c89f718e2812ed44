import { Pencil, Trash2 } from 'lucide-react'

import { Button } from '../Button/Button.tsx'

export interface RowActionsProps {
  /** The texts of the buttons, and their names, which say what is changed. */
  strings: { edit: string; editOf: string; delete: string; deleteOf: string }
  onEdit: () => void
  /** The caller reports a refusal. Left out for a record that cannot be deleted. */
  onDelete?: () => Promise<unknown>
  /** The record is being deleted. */
  isPending: boolean
}

/** The two actions of a `ListRow`: change and delete. Deletion asks no question, so offer Undo. */
export const RowActions = ({ strings, onEdit, onDelete, isPending }: RowActionsProps) => (
  <>
    <Button size="sm" variant="quiet" icon={Pencil} aria-label={strings.editOf} onPress={onEdit}>
      {strings.edit}
    </Button>
    {onDelete && (
      <Button
        size="sm"
        variant="quiet"
        icon={Trash2}
        aria-label={strings.deleteOf}
        isPending={isPending}
        onPress={() => void onDelete().catch(() => {})}
      >
        {strings.delete}
      </Button>
    )}
  </>
)
