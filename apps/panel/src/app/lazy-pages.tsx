import type { FeatureParts } from '../shared/feature-parts.ts'
import { lazilyNeeded, type Lazy } from '../shared/lazily.tsx'
import { withMessages } from '../shared/with-messages.ts'
import { featureParts } from './feature-parts.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { Route } from './routes.ts'

const lazyPages = new Map<string, Lazy<FeatureParts>>()

/** The component of a route. It is loaded together with its messages and with the parts of other features that it shows. */
export function pageOf({ page, component, messages, parts = [] }: Route): Lazy<FeatureParts> {
  const known = lazyPages.get(page)
  if (known) return known
  const load = async () => {
    const [code] = await Promise.all([component(), ...parts.map((part) => featureParts[part].preload())])
    return code
  }
  const lazyPage = lazilyNeeded(withMessages(messages, load), <PageSkeleton />)
  lazyPages.set(page, lazyPage)
  return lazyPage
}
