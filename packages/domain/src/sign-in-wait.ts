/** Wrong tries before the next one has to wait (AUTH-42). */
export const freeTriesMax = 10
/** The longest wait between two tries, in seconds (AUTH-42). */
const waitSecondsMax = 60

/** Seconds to wait after this many tries in a row to sign in to one account: none at first, then doubling up to a minute (AUTH-42). */
export function signInWaitSeconds(tries: number): number {
  return tries < freeTriesMax ? 0 : Math.min(waitSecondsMax, 2 ** (tries - freeTriesMax))
}
