import { Link } from '@vendor-panel/ui'
import { paths } from '../shared/paths.ts'
import { Brand } from './Brand.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import type { LayoutProps } from './layouts.tsx'
import * as styles from './Shell.css.ts'

/** A page without the shell: sign-in, recovery, errors. During registration it has a top bar (ROUTE-01). */
export function BareLayout({ children }: LayoutProps) {
  return (
    <div className={styles.bare}>
      <header className={styles.bareBar}>
        <Link href={paths.home()} variant="bare">
          <Brand />
        </Link>
        <LanguageSelect />
      </header>
      <main id="content" className={styles.bareMain}>
        {children}
      </main>
    </div>
  )
}
