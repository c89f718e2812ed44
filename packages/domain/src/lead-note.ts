/** Whether a user may change or delete a note of a lead: the author may, and account managers may change any (LEAD-05). */
export function canChangeNote(user: { id: number; canManage: boolean }, note: { authorId: number }): boolean {
  return user.canManage || note.authorId === user.id
}
