import { channelOpen, isContactHidden } from '@vendor-panel/domain'
import { Bdi, Heading, Inline } from '@vendor-panel/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { LeadActions } from './LeadActions.tsx'
import { Mail, Phone } from './Contact.tsx'
import * as styles from './LeadDetail.css.ts'
import { DueHint } from './LeadRow.tsx'
import { LeadMarks, LeadStateTag } from './LeadStateTag.tsx'
import type { Lead } from './lead-row.ts'

/** Who the couple is, where they stand, and the five facts an answer needs. */
export function LeadHeader({ lead, back, takesFocus }: { lead: Lead; back: ReactNode; takesFocus: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opened the couple is now here (ROUTE-50); a page that has just loaded keeps its focus.
  const [focusesAtStart] = useState(takesFocus)
  useEffect(() => {
    if (focusesAtStart) heading.current?.focus({ preventScroll: true })
  }, [focusesAtStart])
  const { couple, budgetPerPerson, currency, guestCount } = lead
  return (
    <header className={styles.header}>
      <div className={styles.titleLine}>
        {back}
        <div className={styles.title}>
          <Heading level={1} tabIndex={-1} ref={heading}>
            <Bdi>{couple.name || lead.extensionNumber}</Bdi>
          </Heading>
          <Inline gap="sm">
            <LeadStateTag lead={lead} />
            <LeadMarks lead={lead} />
            <DueHint lead={lead} now={now} />
          </Inline>
        </div>
        {lead.isShown && <LeadActions lead={lead} />}
      </div>
      <dl className={styles.facts}>
        <Fact label={intl.formatMessage({ id: 'leads.fact.wedding' })}>
          {couple.weddingDate && format.dayWithWeekday(couple.weddingDate)}
        </Fact>
        <Fact label={intl.formatMessage({ id: 'leads.fact.guests' })}>{guestCount !== null && intl.formatNumber(guestCount)}</Fact>
        <Fact label={intl.formatMessage({ id: 'leads.fact.budget' })}>
          {budgetPerPerson !== null && <Bdi>{format.money(budgetPerPerson, currency)}</Bdi>}
        </Fact>
        <Fact label={intl.formatMessage({ id: 'leads.fact.contact' })}>
          <Contact lead={lead} />
        </Fact>
        <Fact label={intl.formatMessage({ id: 'leads.fact.asked' })}>
          <time dateTime={lead.createdAt}>{format.moment(lead.createdAt, now)}</time>
        </Fact>
      </dl>
    </header>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd>{children || <span className={styles.none}>{intl.formatMessage({ id: 'leads.fact.none' })}</span>}</dd>
    </div>
  )
}

/** How to reach the couple, as far as they and the package allow it: by a channel they have left open (LEAD-27). */
function Contact({ lead: { contactPreference, isShown, phone, email } }: { lead: Lead }) {
  const intl = useIntl()
  if (isContactHidden(contactPreference)) return intl.formatMessage({ id: 'leads.fact.anonymized' })
  if (!isShown) return intl.formatMessage({ id: 'leads.fact.hidden' })
  if (phone && channelOpen(contactPreference, 'call')) return <Phone phone={phone} preference={contactPreference} />
  if (email && channelOpen(contactPreference, 'email')) return <Mail email={email} preference={contactPreference} />
  const why = phone || email ? (`leads.contact.${contactPreference}` as const) : 'leads.fact.none'
  return <span className={styles.none}>{intl.formatMessage({ id: why })}</span>
}
