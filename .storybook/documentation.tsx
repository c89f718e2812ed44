/** Connects Storybook with the props from the compiler (`component-props.ts`), and loads its documentation pages only where one is shown. */
import { Bell, CircleCheck, Heart, Info, Send, Star, Trash2 } from 'lucide-react'
import { lazy, Suspense, type ComponentProps } from 'react'
import type { StrictArgTypes } from 'storybook/internal/types'

import type { ComponentDoc, PropDoc } from './component-props.ts'

const docOf = (component: unknown): ComponentDoc | undefined => (component as { docs?: ComponentDoc } | undefined)?.docs

const icons = { none: undefined, Bell, CircleCheck, Heart, Info, Send, Star, Trash2 }

/** What the control of a prop offers beyond its type. */
function controlOf({ name, table, type }: PropDoc) {
  const text = table.type.summary
  if (text === 'LucideIcon') return { options: Object.keys(icons), mapping: icons, control: { type: 'select' as const } }
  // Formats accept no other text, not even while it is typed.
  if (name === 'currency') return { options: Intl.supportedValuesOf('currency'), control: { type: 'select' as const } }
  // Neither can be written as JSON.
  if (/^(Ref|RefObject|ReadonlySet|ReactElement|DOMRenderFunction)\b/.test(text) || type.name === 'function')
    return { control: false as const }
  if (type.name === 'enum')
    return { control: { type: (type.value as unknown[]).length > 4 ? ('select' as const) : ('inline-radio' as const) } }
  return {}
}

export function argTypesOf(component: unknown): StrictArgTypes {
  const props = Object.values(docOf(component)?.props ?? {})
  return Object.fromEntries(props.map((prop) => [prop.name, { ...prop, ...controlOf(prop) }])) as unknown as StrictArgTypes
}

export const descriptionOf = (component: unknown) => docOf(component)?.description ?? ''

const LazyPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }))
const LazyContainer = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }))

/** The page of a component. */
export const DocumentationPage = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
)

/** The frame of every documentation page. */
export const DocumentationFrame = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
)
