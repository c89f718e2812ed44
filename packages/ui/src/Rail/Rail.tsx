import type { ReactNode, Ref } from 'react'

import * as styles from './Rail.css.ts'

export interface RailProps {
  ref?: Ref<HTMLElement>
  /** `RailControls`, which may be loaded later: without them a narrow rail has no tooltips and does not expand. */
  controls?: ReactNode
  children: ReactNode
}

/** A sidebar that fills its box. In a narrow box it is a rail of icons with tooltips, which expands over the page (AMB-68). */
export function Rail({ ref, controls, children }: RailProps) {
  return (
    <aside ref={ref} className={styles.rail} data-rail>
      <div className={styles.panel}>
        <div className={styles.entries}>{children}</div>
        {controls}
      </div>
    </aside>
  )
}
