/** What the build tells the head script. Numbers are indices into `files`. */
export type StartTable = {
  defaultLocale: string
  consumerKey: string
  files: readonly string[]
  /** Expression of the address, who may see it, the code of its page, the features it speaks of, and what it reads first; in the order of matching. */
  routes: readonly (readonly [
    expression: string,
    access: 'user' | 'sign-in' | 'other',
    files: readonly number[],
    words: readonly string[],
    first: readonly string[],
  ])[]
  /** The route one is sent to after sign-in. */
  home: number
  shell: readonly number[]
  bare: readonly number[]
  signIn: readonly number[]
  /** The catalogues of each locale, by feature. */
  catalogues: Readonly<Record<string, Readonly<Record<string, number>>>>
  rightToLeft: readonly string[]
  /** The looks of the inbox, for its first rows. */
  inboxStyles: readonly string[]
  /** The sign-in form's texts in other languages, in the order they stand in the HTML: text nodes first, then labels. */
  texts: Readonly<Record<string, readonly string[]>>
}
