import type { HandedIn } from '../shared/handed-in.ts'
import { lazilyNeeded, type Lazy } from '../shared/lazily.tsx'
import { withWords } from '../shared/words.ts'
import { handedIn } from './handed-in.ts'
import { PageWaiting } from './PageWaiting.tsx'
import type { Route } from './routes.ts'

const lazyPages = new Map<string, Lazy<HandedIn>>()

/** The component of a route. It is loaded together with its messages and with the parts of other features that it shows. */
export function pageOf({ page, component, messages, parts = [] }: Route): Lazy<HandedIn> {
  const known = lazyPages.get(page)
  if (known) return known
  const load = async () => {
    const [code] = await Promise.all([component(), ...parts.map((part) => handedIn[part].preload())])
    return code
  }
  const lazyPage = lazilyNeeded(withWords(messages, load), <PageWaiting />)
  lazyPages.set(page, lazyPage)
  return lazyPage
}
