import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

import { tooltip } from '../Tooltip/Tooltip.css.ts'
import * as styles from './RailControls.css.ts'
import { RailButton } from './RailItem.tsx'

export interface RailControlsProps {
  /** The element of the `Rail`. */
  rail: RefObject<HTMLElement | null>
  strings: { expand: string; collapse: string }
}

/** As in the styles: a wider box shows the labels. */
const railMax = 128
const isNarrow = (rail: HTMLElement) => rail.clientWidth < railMax

/**
 * The behaviour of a rail in a narrow box: tooltips with the names of its entries, and expansion over the page. Expanded, it collapses
 * after navigation, on Escape, and when the focus or the pointer goes to the page.
 */
export function RailControls({ rail, strings }: RailControlsProps) {
  const [isExpanded, setExpanded] = useState(false)
  const [tip, setTip] = useState<{ text: string; top: number } | null>(null)

  useLayoutEffect(() => {
    rail.current?.toggleAttribute('data-expanded', isExpanded)
  }, [rail, isExpanded])

  useEffect(() => {
    const element = rail.current
    if (!element) return undefined
    const listening = new AbortController()
    const listen = <Name extends keyof DocumentEventMap>(
      target: Document | HTMLElement,
      name: Name,
      listener: (event: DocumentEventMap[Name], on: Element) => void,
      capture = false,
    ) =>
      target.addEventListener(name, (event) => event.target instanceof Element && listener(event as DocumentEventMap[Name], event.target), {
        capture,
        signal: listening.signal,
      })

    const showTip = (_event: Event, on: Element) => {
      if (on.closest(`.${styles.tip}`)) return
      const item = on.closest<HTMLElement>('[data-label]')
      if (!item || !isNarrow(element) || element.hasAttribute('data-expanded')) return setTip(null)
      const { top, height } = item.getBoundingClientRect()
      setTip({ text: item.dataset['label'] ?? '', top: top + height / 2 - element.getBoundingClientRect().top })
    }
    listen(element, 'pointerover', (event, on) => event.pointerType !== 'touch' && showTip(event, on))
    listen(element, 'focusin', (event, on) => on.matches(':focus-visible') && showTip(event, on))
    for (const name of ['pointerleave', 'scroll'] as const)
      element.addEventListener(name, () => setTip(null), { capture: name === 'scroll', signal: listening.signal })
    listen(element, 'focusout', ({ relatedTarget }) => {
      setTip(null)
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setExpanded(false)
    })
    // The rail is too narrow for the entries of a group: it expands, with the group open.
    const onClick = (event: MouseEvent, on: Element) => {
      const group = on.closest('[data-group]')
      setTip(null)
      if (on.closest('a')) setExpanded(false)
      else if (group && isNarrow(element) && !element.hasAttribute('data-expanded')) {
        setExpanded(true)
        if (group.ariaExpanded === 'true') event.stopPropagation()
      }
    }
    listen(element, 'click', onClick, true)
    const close = () => {
      setExpanded(false)
      setTip(null)
    }
    listen(document, 'keydown', ({ key }) => key === 'Escape' && close())
    // Buttons of the page keep their presses to themselves.
    listen(document, 'pointerdown', (_event, on) => !element.contains(on) && close(), true)
    return () => listening.abort()
  }, [rail])

  return (
    <>
      <div className={styles.foot}>
        <RailButton
          icon={isExpanded ? ChevronsLeft : ChevronsRight}
          isIconDirectional
          label={isExpanded ? strings.collapse : strings.expand}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        />
      </div>
      {tip && (
        // Assistive technology already has the name of the entry.
        <div aria-hidden className={styles.tip} style={{ insetBlockStart: tip.top }}>
          <span className={tooltip}>{tip.text}</span>
        </div>
      )}
    </>
  )
}
