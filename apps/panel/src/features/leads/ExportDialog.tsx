import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Banner, Button, Dialog, Inline, ListRow, RowList, Stack, Text } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { saveFile } from '../../shared/save-file.ts'
import { showToast } from '../../shared/toasts.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { isNarrowed, type LeadFilters } from './leads-url.ts'

type Export = components['schemas']['Export']
const pollMs = 1500

type ExportDialogProps = {
  filters: LeadFilters
  /** Only these couples: a selection. */
  leadIds?: readonly number[]
  onClose: () => void
}

/** Exports the list or a selection as a CSV file, and offers those of the last days (WORK-03). */
export function ExportDialog({ filters, leadIds, onClose }: ExportDialogProps) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery({
    ...query('listExports'),
    refetchInterval: (read) => (read.state.data?.data.some(({ status }) => status === 'queued') ? pollMs : false),
  })
  const create = useMutate('createExport', { refetch: ['listExports'], meta: { isErrorOwned: true } })
  useReadyNotice(data?.data)
  const start = () => {
    const body = { kind: 'leads' as const, format: 'csv' as const, filters, ...(leadIds && { leadIds: [...leadIds] }) }
    create.mutate({ body, idempotencyKey: crypto.randomUUID() })
  }
  const scope = leadIds ? 'leads.export.selection' : isNarrowed(filters) ? 'leads.export.filtered' : 'leads.export.all'
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.export.title' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'app.close' })}</Button>
          <Button variant="primary" icon={Download} isPending={create.isPending} onPress={start}>
            {intl.formatMessage({ id: 'leads.export.create' })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Text isProse>
          {intl.formatMessage({ id: scope }, { count: leadIds?.length ?? 0 })} {intl.formatMessage({ id: 'leads.export.body' })}
        </Text>
        {create.isError && (
          <Banner tone="critical" isLive>
            {intl.formatMessage({ id: 'leads.export.failed' })}
          </Banner>
        )}
        {!data && (isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />)}
        {data && data.data.length > 0 && (
          <RowList label={intl.formatMessage({ id: 'leads.export.list' })} items={data.data}>
            {(made) => <ExportRow made={made} />}
          </RowList>
        )}
      </Stack>
    </Dialog>
  )
}

function ExportRow({ made: { id, fileName, status, rowCount, createdAt, expiresAt } }: { made: Export }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const api = useApi()
  const load = async () => {
    const file = await api.downloadExport({ path: { exportId: id } }).catch(() => null)
    if (file) saveFile(file, fileName)
    else showToast({ tone: 'critical', text: intl.formatMessage({ id: 'leads.export.downloadFailed' }) })
  }
  return (
    <ListRow
      actions={
        status === 'ready' && (
          <Button
            size="sm"
            icon={Download}
            aria-label={intl.formatMessage({ id: 'leads.export.downloadOf' }, { name: fileName })}
            onPress={() => void load()}
          >
            {intl.formatMessage({ id: 'leads.export.download' })}
          </Button>
        )
      }
    >
      <Inline gap="sm">
        <Text weight="medium">
          <bdi>{fileName}</bdi>
        </Text>
        <Text size="sm" tone="muted" role="status">
          {status === 'ready'
            ? intl.formatMessage({ id: 'leads.export.ready' }, { count: rowCount ?? 0 })
            : intl.formatMessage({ id: status === 'queued' ? 'leads.export.queued' : 'leads.export.notMade' })}
        </Text>
      </Inline>
      <Text size="sm" tone="muted">
        {format.moment(createdAt, now)} · {intl.formatMessage({ id: 'leads.export.expires' }, { date: format.moment(expiresAt, now) })}
      </Text>
    </ListRow>
  )
}

/** A toast when an export that was still being made is ready. */
function useReadyNotice(all: readonly Export[] | undefined) {
  const intl = useIntl()
  const queued = useRef<readonly number[]>([])
  useEffect(() => {
    if (!all) return
    for (const { id, status, fileName } of all)
      if (status === 'ready' && queued.current.includes(id))
        showToast({ tone: 'positive', text: intl.formatMessage({ id: 'leads.export.readyNotice' }, { name: fileName }) })
    queued.current = all.filter(({ status }) => status === 'queued').map(({ id }) => id)
  }, [all, intl])
}
