/** The table of provider links: an existing user, not in hide-providers mode, a customer with providers (USER-29). */
export const showsProviderTable = (facts: { isEditing: boolean; hideProviders: boolean; providers: readonly unknown[] }): boolean =>
  facts.isEditing && !facts.hideProviders && facts.providers.length > 0

/** Connections to Facebook and Google: only for the user's own account (AUTH-40). */
export const showsSocialConnections = (facts: { signedInUserId: number; editedUserId: number | null }): boolean =>
  facts.signedInUserId === facts.editedUserId
