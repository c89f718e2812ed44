import { channelOpen, isContactHidden } from '@vendor-panel/domain'
import { Bdi, Heading, Icon } from '@vendor-panel/ui'
import { AtSign, CalendarHeart, Inbox, Store, Users, Wallet, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import { LeadActions } from './LeadActions.tsx'
import { Mail, Phone } from './Contact.tsx'
import { header } from './LeadDetail.css.ts'
import * as styles from './LeadHeader.css.ts'
import { LeadMoreMenu } from './LeadMoreMenu.tsx'
import { DueHint } from './LeadRow.tsx'
import { LeadMarks, LeadStateTag } from './LeadStateTag.tsx'
import type { Lead } from './lead-row.ts'

const Colleagues = lazily(withMessages(['leads.presence'], () => import('./Colleagues.tsx').then((code) => code.Colleagues)))

/** The name of the couple, the status, and the facts that a reply needs. */
export function LeadHeader({ lead, back, takesFocus }: { lead: Lead; back: ReactNode; takesFocus: boolean }) {
  'use memo'
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const heading = useRef<HTMLHeadingElement>(null)
  // Opening a couple moves focus to its name (ROUTE-50); a page that has just loaded keeps its focus.
  const [focusesAtStart] = useState(takesFocus)
  useEffect(() => {
    if (focusesAtStart) heading.current?.focus({ preventScroll: true })
  }, [focusesAtStart])
  const hasProviders = useUser().providers.length > 1
  const { couple, budgetPerPerson, currency, guestCount, provider } = lead
  const name = couple.name || lead.extensionNumber
  return (
    <header className={header}>
      <div className={styles.titleLine}>
        {back}
        <div className={styles.title}>
          <Heading level={1} tabIndex={-1} ref={heading} title={name}>
            <Bdi>{name}</Bdi>
          </Heading>
        </div>
        {lead.isShown && (
          <div className={styles.actions}>
            <LeadMoreMenu lead={lead} />
            <LeadActions lead={lead} />
          </div>
        )}
      </div>
      <div className={styles.statusLine}>
        <LeadStateTag lead={lead} />
        <LeadMarks lead={lead} isLabelHidden />
        <DueHint lead={lead} now={now} />
        {lead.isShown && <Colleagues leadId={lead.id} />}
      </div>
      <dl className={styles.facts}>
        <Fact icon={CalendarHeart} label={intl.formatMessage({ id: 'leads.fact.wedding' })}>
          {couple.weddingDate && format.dayWithWeekday(couple.weddingDate)}
        </Fact>
        <Fact icon={Users} label={intl.formatMessage({ id: 'leads.fact.guests' })}>
          {guestCount !== null && intl.formatNumber(guestCount)}
        </Fact>
        <Fact icon={AtSign} label={intl.formatMessage({ id: 'leads.fact.contact' })}>
          <Contact lead={lead} />
        </Fact>
        <Fact icon={Wallet} label={intl.formatMessage({ id: 'leads.fact.budget' })}>
          {budgetPerPerson !== null && <Bdi>{format.money(budgetPerPerson, currency)}</Bdi>}
        </Fact>
        <Fact icon={Inbox} label={intl.formatMessage({ id: 'leads.fact.asked' })}>
          <time dateTime={lead.createdAt}>{format.moment(lead.createdAt, now)}</time>
        </Fact>
        {hasProviders && (
          <Fact icon={Store} label={intl.formatMessage({ id: 'leads.details.provider' })}>
            <span className={styles.truncated}>
              <Bdi>{provider.name}</Bdi>
            </span>
          </Fact>
        )}
      </dl>
    </header>
  )
}

function Fact({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.factIcon}>
        <Icon icon={icon} size={14} />
      </dd>
      <dd className={styles.value}>{children || <span className={styles.none}>{intl.formatMessage({ id: 'leads.fact.none' })}</span>}</dd>
    </div>
  )
}

/** The couple's contact data, if they and the package allow it: on an open channel (LEAD-27). */
function Contact({ lead: { contactPreference, isShown, phone, email } }: { lead: Lead }) {
  const intl = useIntl()
  if (isContactHidden(contactPreference))
    return <span className={styles.truncated}>{intl.formatMessage({ id: 'leads.fact.anonymized' })}</span>
  if (!isShown) return <span className={styles.truncated}>{intl.formatMessage({ id: 'leads.fact.hidden' })}</span>
  if (phone && channelOpen(contactPreference, 'call')) return <Phone phone={phone} preference={contactPreference} />
  if (email && channelOpen(contactPreference, 'email'))
    return (
      <span className={styles.truncated}>
        <Mail email={email} preference={contactPreference} />
      </span>
    )
  const why = phone || email ? (`leads.contact.${contactPreference}` as const) : 'leads.fact.none'
  return <span className={`${styles.truncated} ${styles.none}`}>{intl.formatMessage({ id: why })}</span>
}
