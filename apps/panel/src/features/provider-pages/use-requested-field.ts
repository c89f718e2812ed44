import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useSearch } from 'wouter'

/** Focuses a field that the address names (`?field=about`), once it is there: tips and notifications lead to it (PROV-32). */
export function useRequestedField(name: string, element: RefObject<HTMLElement | null>): void {
  const isRequested = new URLSearchParams(useSearch()).get('field') === name
  const focus = useEffectEvent(() => {
    element.current?.focus()
    element.current?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (isRequested) focus()
  }, [isRequested])
}
