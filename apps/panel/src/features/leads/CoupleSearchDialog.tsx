import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { searchCoupleFilters } from '@vendor-panel/domain/bounds'
import { Bdi, Button, Dialog, Link, SearchField, Stack, Text, useRowKeys, type SearchFieldProps } from '@vendor-panel/ui'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import * as styles from './CoupleSearchDialog.css.ts'
import { LeadStateTag } from './LeadStateTag.tsx'
import type { Lead } from './lead-row.ts'

/**
 * Finds a couple of any date by name, code, or a text (SHELL-26..31). Enter searches; once the results of the text are shown, it opens
 * the first one.
 */
export function CoupleSearchDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [coupleName, setCoupleName] = useState('')
  const results = useRef<HTMLDivElement>(null)
  const helpId = useId()
  // Another name is another read: the previous one is cancelled, so a late answer never shows (SHELL-30).
  const search = useQuery({ ...query('searchCouple', { query: { coupleName } }), enabled: coupleName !== '', staleTime: 0, gcTime: 0 })
  const leads = search.data?.data

  const submit = () => {
    const name = text.trim()
    if (name === '') return
    const first = leads?.[0]
    if (name !== coupleName) setCoupleName(name)
    else if (first && !search.isFetching) {
      navigate(paths.lead({ leadId: first.id }))
      onClose()
    } else void search.refetch()
  }
  const change = (next: string) => {
    setText(next)
    // Results of a previous text would be misleading.
    if (next.trim() !== coupleName) setCoupleName('')
  }
  const enterResults: SearchFieldProps['onKeyDown'] = (event) => {
    if (event.key !== 'ArrowDown') return
    const first = results.current?.querySelector<HTMLElement>('[role="option"]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.search.title' })}
      strings={{ close: intl.formatMessage({ id: 'leads.search.close' }) }}
      onClose={onClose}
    >
      <Stack gap="lg">
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <SearchField
            autoFocus
            label={intl.formatMessage({ id: 'leads.search.name' })}
            aria-describedby={helpId}
            strings={{ clear: intl.formatMessage({ id: 'leads.filter.searchClear' }) }}
            value={text}
            onChange={change}
            maxLength={searchCoupleFilters.coupleName.maxLength}
            onKeyDown={enterResults}
          />
          <Button type="submit" variant="primary" isDisabled={text.trim() === ''}>
            {intl.formatMessage({ id: 'leads.search.submit' })}
          </Button>
          <Text id={helpId} size="sm" tone="muted">
            {intl.formatMessage({ id: 'leads.search.help' })}
          </Text>
        </form>
        <div ref={results} className={styles.results}>
          <Text size="sm" tone="muted" role="status">
            {coupleName === ''
              ? intl.formatMessage({ id: 'leads.search.idle' })
              : search.isFetching
                ? intl.formatMessage({ id: 'leads.search.searching' })
                : leads &&
                  (leads.length === 0
                    ? intl.formatMessage({ id: 'leads.search.none' }, { name: coupleName })
                    : intl.formatMessage({ id: 'leads.search.results' }, { count: leads.length }))}
          </Text>
          {search.isFetching && <RowsSkeleton />}
          {search.isError && !search.isFetching && (
            <LoadFailed title={intl.formatMessage({ id: 'leads.search.failed' })} onRetry={() => void search.refetch()} />
          )}
          {leads && leads.length > 0 && !search.isFetching && <Results leads={leads} onChoose={onClose} />}
        </div>
      </Stack>
    </Dialog>
  )
}

function Results({ leads, onChoose }: { leads: Lead[]; onChoose: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const [at, setAt] = useState(0)
  const rowKeys = useRowKeys('[role="option"]')
  return (
    <div
      ref={rowKeys}
      role="listbox"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'leads.search.results' }, { count: leads.length })}
    >
      {leads.map((lead, index) => (
        <Link
          key={lead.id}
          variant="bare"
          role="option"
          aria-selected={index === at}
          tabIndex={index === at ? 0 : -1}
          className={styles.result}
          href={paths.lead({ leadId: lead.id })}
          onFocus={() => setAt(index)}
          onClick={onChoose}
        >
          <span className={styles.names}>
            <Bdi>{lead.couple.name || lead.extensionNumber}</Bdi>
            <Text as="span" size="sm" tone="muted">
              <Bdi>{lead.provider.name}</Bdi> · {lead.provider.category.name}
            </Text>
            {lead.match && (
              <Text as="span" size="sm" dir="auto">
                {intl.formatMessage({ id: `leads.search.match.${lead.match.kind}` }, { text: lead.match.text })}
              </Text>
            )}
          </span>
          <span className={styles.facts}>
            <LeadStateTag lead={lead} />
            {lead.couple.weddingDate && (
              <Text as="span" size="sm" tone="muted" isNumeric>
                {format.dayShort(lead.couple.weddingDate)}
              </Text>
            )}
          </span>
        </Link>
      ))}
    </div>
  )
}
