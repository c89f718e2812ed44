import { Button, Heading, IconButton, SearchField } from '@vendor-panel/ui'
import { Ellipsis, SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import { chip, chips } from './LeadFilterChips.css.ts'
import { earlyLink, earlyRow, list, outline } from './LeadListSkeleton.css.ts'
import { SkeletonRow } from './LeadListSkeleton.tsx'
import { mine, rowsBox, unread } from './LeadRow.css.ts'
import * as styles from './LeadsPage.css.ts'

/** About as wide as the label of a chip. */
const chipText = '00000000'

/**
 * The inbox before its code is loaded, with the same rectangles as `LeadList`: rendered once in each language, at build time, into a
 * template of the HTML. `early-inbox.ts` copies its one row for each couple: the names go into `data-name`, the last messages into
 * `data-preview`, the ids into the address instead of 0; `data-mine` stays where the vendor wrote last.
 */
export function EarlyInbox() {
  const intl = useIntl()
  const search = intl.formatMessage({ id: 'leads.filter.search' })
  return (
    <div className={styles.page} aria-busy>
      <section className={styles.list}>
        <header className={styles.head}>
          <div className={styles.titleLine}>
            <Heading level={1} size="xxl">
              {intl.formatMessage({ id: 'leads.title' })}
            </Heading>
            <span className={styles.tools}>
              <span className={outline}>
                <IconButton size="sm" icon={Ellipsis} label="" />
              </span>
            </span>
          </div>
          <div className={styles.searchBar}>
            <SearchField label={search} isLabelHidden placeholder={search} strings={{ clear: '' }} defaultValue="" />
            <span className={outline}>
              <Button icon={SlidersHorizontal}>{intl.formatMessage({ id: 'leads.filters' })}</Button>
            </span>
          </div>
          <div className={chips}>
            {['all', 'due', 'new'].map((id) => (
              <span key={id} className={outline}>
                <span className={chip}>{chipText}</span>
              </span>
            ))}
          </div>
        </header>
        <ul className={`${rowsBox} ${list}`} aria-label={intl.formatMessage({ id: 'leads.list' })}>
          <li className={earlyRow}>
            <a href={paths.lead({ leadId: 0 })} className={earlyLink} data-unread={unread}>
              <SkeletonRow
                name={<span data-name />}
                mine={
                  <span className={mine} data-mine>
                    {intl.formatMessage({ id: 'leads.row.mine' })}
                  </span>
                }
                preview={<span data-preview />}
              />
            </a>
          </li>
        </ul>
        <span hidden data-asked>
          {intl.formatMessage({ id: 'leads.row.asked' })}
        </span>
      </section>
      <section className={styles.detail} />
    </div>
  )
}
