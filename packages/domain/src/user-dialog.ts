import { entryOf } from './entry-of.ts'

/** The state of the user dialog (USER-09). */
export type UserDialog = 'closed' | 'open-new' | 'open-edit' | 'saving'
export type UserDialogEvent = 'add' | 'edit' | 'save' | 'saved' | 'failed' | 'close'

/** The dialog after an event: a failed save keeps it open for another try, and nothing closes it while it saves (USER-09, USER-30). */
export function userDialogAfter(dialog: UserDialog, event: UserDialogEvent, isEditing: boolean): UserDialog {
  const open = { save: 'saving', close: 'closed' } as const
  const table: Record<UserDialog, { [event in UserDialogEvent]?: UserDialog }> = {
    closed: { add: 'open-new', edit: 'open-edit' },
    'open-new': open,
    'open-edit': open,
    saving: { saved: 'closed', failed: isEditing ? 'open-edit' : 'open-new' },
  }
  return entryOf(entryOf(table, dialog) ?? {}, event) ?? dialog
}
