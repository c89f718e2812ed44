/** The smallest number of providers that a figure across accounts may cover (RESP-07, STAT-06). */
const groupMin = 3

/**
 * Whether figures of a group of providers may be shown to its members, given the number of providers of each account: without those of any one
 * account at least three must remain, of at least two accounts. Otherwise a member could subtract its own providers and get those of
 * another account (RESP-07, STAT-06).
 */
export function isAnonymousGroup(providersByAccount: readonly number[]): boolean {
  const counts = providersByAccount.filter((count) => count > 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.length > 2 && total - Math.max(...counts) >= groupMin
}
