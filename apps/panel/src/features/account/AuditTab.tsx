import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { items } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, DatePicker, EmptyState, Inline, Link, Select, Stack, Table, Text } from '@vendor-panel/ui'
import { History } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { CsvButton } from '../../shared/list/CsvButton.tsx'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { useCursorPages } from '../../shared/list/use-cursor-pages.ts'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { paths } from '../../shared/paths.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import * as styles from './account.css.ts'
import { auditEntities, auditFilters, type AuditFilters } from './audit-url.ts'

type AuditEntry = components['schemas']['AuditEntry']

/** Who changed what, by kind of record, user and day, and as a file (WORK-01). */
export function AuditTab() {
  const intl = useIntl()
  const [filters, setFilters] = useUrlFilters(auditFilters)
  const list = useCursorPages('listAuditEntries', { query: filters })
  const label = intl.formatMessage({ id: 'account.tab.audit' })
  return (
    <Stack gap="lg">
      <Text tone="muted">{intl.formatMessage({ id: 'account.audit.help' })}</Text>
      <Filters filters={filters} onChange={setFilters} />
      <Inline justify="between">
        <Text tone="muted" role="status">
          {list.total !== undefined && intl.formatMessage({ id: 'account.audit.count' }, { count: list.total })}
        </Text>
        <ExportButton filters={filters} isDisabled={!list.total} />
      </Inline>
      <ListStates
        list={list}
        empty={
          <EmptyState icon={History} title={intl.formatMessage({ id: 'account.audit.empty.title' })}>
            {intl.formatMessage({ id: 'account.audit.empty.body' })}
          </EmptyState>
        }
      >
        <Entries label={label} entries={list.rows} />
      </ListStates>
      <ShowMore list={list} />
    </Stack>
  )
}

type FiltersProps = { filters: AuditFilters; onChange: (filters: AuditFilters) => void }

function Filters({ filters, onChange }: FiltersProps) {
  const intl = useIntl()
  const { customerId } = useUser()
  const users = useQuery(query('listCustomerUsers', { path: { customerId }, query: { limit: 100 } }))
  const all = { value: '', label: intl.formatMessage({ id: 'account.audit.all' }) }
  /** Filters without a value are left out of the address. */
  const change = (part: { [Name in keyof AuditFilters]: AuditFilters[Name] | undefined }) =>
    onChange(Object.fromEntries(Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined)))
  const strings = { clear: intl.formatMessage({ id: 'account.audit.clear' }) }
  return (
    <div className={styles.filters}>
      <Select
        label={intl.formatMessage({ id: 'account.audit.entity' })}
        options={[all, ...auditEntities.map((entity) => ({ value: entity, label: entityText(intl, entity) }))]}
        value={filters.entity ?? ''}
        onChange={(entity) => change({ entity: auditEntities.find((one) => one === entity), entityId: undefined })}
      />
      <Select
        label={intl.formatMessage({ id: 'account.audit.actor' })}
        options={[all, ...(users.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={String(filters.actorId ?? '')}
        onChange={(id) => change({ actorId: id === '' ? undefined : Number(id) })}
      />
      <DatePicker
        label={intl.formatMessage({ id: 'account.audit.from' })}
        strings={strings}
        value={filters.from ?? null}
        onChange={(from) => change({ from: from ?? undefined })}
        maxValue={filters.to}
      />
      <DatePicker
        label={intl.formatMessage({ id: 'account.audit.to' })}
        strings={strings}
        value={filters.to ?? null}
        onChange={(to) => change({ to: to ?? undefined })}
        minValue={filters.from}
      />
    </div>
  )
}

/** What an entry is about. Each area has the texts of its records in its own message file. */
const entityText = (intl: IntlShape, entity: AuditEntry['entity']) => intl.formatMessage({ id: `account.audit.entity.${entity}` })

/** The texts of an entry, on the page and in the file. */
function useEntryTexts() {
  const intl = useIntl()
  return {
    actor: ({ actor, operator, apiKey }: AuditEntry) => {
      const name = actor?.name ?? intl.formatMessage({ id: 'account.audit.system' })
      if (apiKey !== null) return intl.formatMessage({ id: 'account.audit.apiKey' }, { key: apiKey, name })
      return operator === null ? name : intl.formatMessage({ id: 'account.audit.operator' }, { operator, name })
    },
    action: ({ action }: AuditEntry) => intl.formatMessage({ id: `account.audit.action.${action}` }),
    entity: ({ entity }: AuditEntry) => entityText(intl, entity),
    record: ({ entityId }: AuditEntry) => (entityId === null ? '' : String(entityId)),
    detail: ({ detail }: AuditEntry) => detail ?? '',
  }
}

function Entries({ label, entries }: { label: string; entries: readonly AuditEntry[] }) {
  const intl = useIntl()
  const format = useFormat()
  const texts = useEntryTexts()
  const header = (id: 'at' | 'actor' | 'action' | 'entity' | 'detail') => intl.formatMessage({ id: `account.audit.${id}` })
  return (
    <Table
      label={label}
      isLabelHidden
      items={entries}
      getKey={({ id }) => id}
      columns={[
        { id: 'at', header: header('at'), cell: ({ at }) => format.full(at) },
        { id: 'actor', header: header('actor'), cell: (entry) => actorCell(texts.actor(entry)) },
        { id: 'action', header: header('action'), cell: texts.action },
        { id: 'entity', header: header('entity'), cell: (entry) => entityCell(entry, texts.entity(entry)) },
        {
          id: 'detail',
          header: header('detail'),
          cell: detailCell,
        },
      ]}
    />
  )
}

const actorCell = (name: string) => <Bdi>{name}</Bdi>
const entityCell = (entry: AuditEntry, text: string) => <EntityCell entry={entry} text={text} />
const detailCell = ({ detail }: AuditEntry) =>
  detail && (
    <span className={styles.detail}>
      <Bdi isLatin>{detail}</Bdi>
    </span>
  )

/** The kind of record and its number, a link if it has a page. */
function EntityCell({ entry: { entity, entityId }, text }: { entry: AuditEntry; text: string }) {
  const intl = useIntl()
  if (entityId === null) return text
  const named = intl.formatMessage({ id: 'account.audit.record' }, { entity: text, number: String(entityId) })
  if (entity !== 'lead') return named
  return (
    <Link href={paths.lead({ leadId: entityId })} variant="standalone">
      {named}
    </Link>
  )
}

function ExportButton({ filters, isDisabled }: { filters: AuditFilters; isDisabled: boolean }) {
  const intl = useIntl()
  const api = useApi()
  const texts = useEntryTexts()
  const column = (id: 'at' | 'actor' | 'action' | 'entity' | 'number' | 'detail', cell: (entry: AuditEntry) => string) => ({
    header: intl.formatMessage({ id: `account.audit.${id}` }),
    cell,
  })
  return (
    <CsvButton
      read={() => items(api, 'listAuditEntries', { query: { ...filters, limit: 100 } })}
      columns={[
        column('at', ({ at }) => at),
        column('actor', texts.actor),
        column('action', texts.action),
        column('entity', texts.entity),
        column('number', texts.record),
        column('detail', texts.detail),
      ]}
      fileName="audit-log.csv"
      isDisabled={isDisabled}
    />
  )
}
