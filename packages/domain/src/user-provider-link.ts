/** The rights and notices of a user for one provider (USER-08). */
export interface UserProviderLink {
  providerId: number
  canReceiveLeads: boolean
  canReceiveLeadsSms: boolean
  showAsContact: boolean
}

export type LinkFlag = Exclude<keyof UserProviderLink, 'providerId'>
const linkFlags: readonly LinkFlag[] = ['canReceiveLeads', 'canReceiveLeadsSms', 'showAsContact']

/** The defaults of a new link (USER-11). */
export function newUserProviderLink(providerId: number): UserProviderLink {
  return { providerId, canReceiveLeads: false, canReceiveLeadsSms: false, showAsContact: true }
}

/** The changed flags of a link that wait for Save; null if none has changed (USER-12). */
export function changedLinkFlags(saved: UserProviderLink, edited: UserProviderLink): Partial<Record<LinkFlag, boolean>> | null {
  const changed = linkFlags.filter((flag) => saved[flag] !== edited[flag])
  return changed.length === 0 ? null : Object.fromEntries(changed.map((flag) => [flag, edited[flag]]))
}

/** The channels on which a user is notified of a new couple (LEAD-53). */
export function leadNoticeChannels(link: Pick<UserProviderLink, 'canReceiveLeads' | 'canReceiveLeadsSms'>): ('email' | 'sms')[] {
  return [...(link.canReceiveLeads ? (['email'] as const) : []), ...(link.canReceiveLeadsSms ? (['sms'] as const) : [])]
}
