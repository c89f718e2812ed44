import type { Feature } from 'virtual:messages'
import type { ComponentType } from 'react'
import type { FirstRead } from './first-read.ts'
import type { FeatureParts, FeaturePartName } from './feature-parts.ts'
import type { Loadable } from './lazily.tsx'

/** ROUTE-01. A page outside the shell is `bare`; `signup` has a top bar; `error` is for unknown addresses; `public` is for couples and search engines do not list it. */
export type Layout = 'main' | 'bare' | 'signup' | 'error' | 'public'

/**
 * Who may see a page: `user` after sign-in, `guest` before it, `two-factor` and `password-renew` while that step is required, `open`
 * everyone. `public` too is for everyone, and reads no session.
 */
export type Access = 'user' | 'guest' | 'two-factor' | 'password-renew' | 'open' | 'public'

export type MessageId = FormatjsIntl.Message['ids']

/**
 * One page of the panel. The `pages.ts` of each feature lists its pages; routes, titles, the guard, preloading and the first requests derive
 * from these lists. The module is loaded with the route table, before any page, so it imports everything else lazily.
 */
export type Page = {
  /** A pattern of `paths`. */
  path: string
  access: Access
  layout: Layout
  /** A message of `app.json` or of `messages`. */
  title: MessageId
  /** The message files of the initial content; those of later parts are loaded with the parts (`withMessages`). */
  messages: readonly Feature[]
  /** Entries with the same component are one page with several addresses: it stays mounted when the address changes between them. */
  component: () => Promise<ComponentType<FeatureParts>>
  /** Parts of other features that the page shows; they are loaded with it. */
  parts?: readonly FeaturePartName[]
  /** A lazy part of the page that this address opens at once. */
  opens?: () => Promise<Loadable>
  /** The initial reads of the page, besides those of its layout. */
  reads?: readonly FirstRead[]
  /** Hidden parts of the main layout (ROUTE-02). */
  sidebar?: false
  search?: false
  /** The page fills the whole height itself, like the inbox. */
  fills?: true
}
