/**
 * Whether a user may change or delete what belongs to one user of the account, such as a note (LEAD-05), a saved reply or a signature: that
 * user may, and account managers may change any.
 */
export function isOwnerOrManager(user: { id: number; canManage: boolean }, ownerId: number): boolean {
  return user.canManage || ownerId === user.id
}
