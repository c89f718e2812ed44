import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'

import { tooltip } from '../Tooltip/Tooltip.css.ts'
import * as styles from './Rail.css.ts'
import { RailButton } from './RailItem.tsx'

export interface RailProps {
  /** Above the entries, such as the brand. */
  head: ReactNode
  strings: { expand: string; collapse: string }
  children: ReactNode
}

/** As in the styles: a wider box shows the labels. */
const railMax = 128
const within = (event: SyntheticEvent, selector: string) => (event.target as Element).closest<HTMLElement>(selector)

/**
 * A sidebar that fills its box. In a narrow box it is a rail of icons with tooltips, which expands over the page (AMB-68). Expanded, it
 * collapses after navigation, on Escape, and when the focus or the pointer goes to the page.
 */
export function Rail({ head, strings, children }: RailProps) {
  const root = useRef<HTMLElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const [tip, setTip] = useState<{ text: string; top: number } | null>(null)
  const isOpen = isExpanded || tip !== null
  const close = () => {
    setExpanded(false)
    setTip(null)
  }

  const onDocument = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !root.current?.contains(event.target as Node)) close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = (event: Event) => onDocument(event)
    for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, listen)
    return () => {
      for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, listen)
    }
  }, [isOpen])

  const showTip = (event: SyntheticEvent) => {
    if (within(event, `.${styles.tip}`)) return
    const item = within(event, '[data-label]')
    if (isExpanded || !item || !root.current || root.current.clientWidth >= railMax) return setTip(null)
    const { top, height } = item.getBoundingClientRect()
    setTip({ text: item.dataset['label'] ?? '', top: top + height / 2 - root.current.getBoundingClientRect().top })
  }
  // A group has no room in the rail: the rail expands, and the group is open.
  const onClickCapture = (event: MouseEvent) => {
    const group = within(event, '[data-group]')
    setTip(null)
    if (within(event, 'a')) setExpanded(false)
    else if (group && !isExpanded && event.currentTarget.clientWidth < railMax) {
      setExpanded(true)
      if (group.ariaExpanded === 'true') event.stopPropagation()
    }
  }

  return (
    // Listens to what happens inside it; it is not itself operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <aside
      ref={root}
      className={styles.rail}
      data-rail
      data-expanded={isExpanded || undefined}
      onClickCapture={onClickCapture}
      onPointerOver={(event) => event.pointerType !== 'touch' && showTip(event)}
      onPointerLeave={() => setTip(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && showTip(event)}
      onBlur={({ currentTarget, relatedTarget }) => {
        setTip(null)
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setExpanded(false)
      }}
    >
      <div className={styles.panel} onScroll={() => setTip(null)}>
        {head}
        {children}
        <div className={styles.foot}>
          <RailButton
            icon={isExpanded ? ChevronsLeft : ChevronsRight}
            isIconDirectional
            label={isExpanded ? strings.collapse : strings.expand}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          />
        </div>
      </div>
      {tip && (
        // The name of the entry, which assistive technology hears as such.
        <div aria-hidden className={styles.tip} style={{ insetBlockStart: tip.top }}>
          <span className={tooltip}>{tip.text}</span>
        </div>
      )}
    </aside>
  )
}
