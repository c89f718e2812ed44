import { Button } from '@vendor-panel/ui'
import { Pencil, Trash2 } from 'lucide-react'

type RowActionsProps = {
  /** The texts of the buttons, and their names, which say what is changed. */
  strings: { edit: string; editOf: string; delete: string; deleteOf: string }
  onEdit: () => void
  /** A refusal is shown in a toast. Left out for a record that cannot be deleted. */
  onDelete?: () => Promise<unknown>
  isPending: boolean
}

/** The two buttons of a row: change and delete, which Undo in the toast takes back. */
export function RowActions({ strings, onEdit, onDelete, isPending }: RowActionsProps) {
  return (
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
}
