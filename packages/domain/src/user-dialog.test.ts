import { expect, it } from 'vitest'
import { userDialogAfter } from './user-dialog.ts'
import type { UserDialog, UserDialogEvent } from './user-dialog.ts'

it.each<[UserDialog, UserDialogEvent, boolean, UserDialog]>([
  ['closed', 'add', false, 'open-new'],
  ['closed', 'edit', true, 'open-edit'],
  ['closed', 'save', true, 'closed'],
  ['open-new', 'save', false, 'saving'],
  ['open-edit', 'close', true, 'closed'],
  ['open-edit', 'add', true, 'open-edit'],
  ['saving', 'saved', true, 'closed'],
  ['saving', 'failed', true, 'open-edit'],
  ['saving', 'failed', false, 'open-new'],
  ['saving', 'close', true, 'saving'],
  ['minimized' as UserDialog, 'close', true, 'minimized' as UserDialog],
  ['closed', 'constructor' as UserDialogEvent, true, 'closed'],
  ['constructor' as UserDialog, 'name' as UserDialogEvent, true, 'constructor' as UserDialog],
])('USER-09 USER-30 a dialog that is %s becomes, on %s (editing %s), %s', (dialog, event, isEditing, next) => {
  expect(userDialogAfter(dialog, event, isEditing)).toBe(next)
})
