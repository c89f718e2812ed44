/** The password of every account of the demo. It is public, so `serve` refuses it. */
export const demoPassword = 'wedding-demo'

/** The users that a visitor can sign in as, and what each can show. */
export const demoPeople = [
  { username: 'mara', about: 'account manager of three venues in Canada, 400 couples' },
  { username: 'jonas', about: 'her colleague, sees one of the venues only' },
  { username: 'felix', about: 'photographer on the basic package: three couples a month' },
  { username: 'ines', about: 'caterer whose account is not paid' },
  { username: 'priya', about: 'venue with the prime package' },
  { username: 'noura', about: 'wedding halls in Dubai, in Arabic' },
  { username: 'emre', about: 'venue in Istanbul, in Turkish' },
  { username: 'renew', about: 'has to choose a new password first' },
] as const

/** The account of a user of the demo at the demo's provider of sign-in. */
export const demoAccountOf = (username: string) => `demo-${username}`
