/** What the build tells the head script. Numbers are indices into `files`. */
export type StartTable = {
  defaultLocale: string
  consumerKey: string
  files: readonly string[]
  /** Expression of the address, who may see it, the code of its page, and what the page reads first; in the order of matching. */
  routes: readonly (readonly [
    expression: string,
    access: 'user' | 'sign-in' | 'other',
    files: readonly number[],
    first: readonly string[],
  ])[]
  /** The route one is sent to after sign-in. */
  home: number
  shell: readonly number[]
  /** The catalogue of each locale in its two parts; '' is that of the default. */
  catalogues: Readonly<Record<string, readonly [start: number, panel: number]>>
  rightToLeft: readonly string[]
  /** The sign-in form's texts in other languages, in the order they stand in the HTML: text nodes first, then labels. */
  texts: Readonly<Record<string, readonly string[]>>
}
