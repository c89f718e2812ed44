import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Button, ConfirmDialog, Heading, ListRow, RowList, Stack, Text } from '@vendor-panel/ui'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import { importReads } from './lead-csv.ts'

type LeadImport = components['schemas']['LeadImport']

/** What was imported before: file, number of couples, who and when, and Undo while none of its couples is in use. */
export function EarlierImports() {
  const intl = useIntl()
  const titleId = useId()
  const title = intl.formatMessage({ id: 'leads.imports.title' })
  const [undone, setUndone] = useState<LeadImport | null>(null)
  const { data, isError, refetch } = useQuery(query('listLeadImports'))
  if (data?.data.length === 0) return null
  return (
    <Stack as="section" gap="sm" aria-labelledby={titleId}>
      <Heading level={3} size="body" id={titleId}>
        {title}
      </Heading>
      {!data && (isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />)}
      {data && (
        <RowList label={title} items={data.data}>
          {(made) => <ImportRow made={made} onUndo={() => setUndone(made)} />}
        </RowList>
      )}
      {undone && (
        <UndoQuestion
          made={undone}
          onClose={() => {
            setUndone(null)
            // After a refusal a couple is in use.
            void refetch()
          }}
        />
      )}
    </Stack>
  )
}

function ImportRow({ made, onUndo }: { made: LeadImport; onUndo: () => void }) {
  const { fileName, rowCount, skippedCount, canUndo, author, createdAt } = made
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  return (
    <ListRow
      actions={
        canUndo && (
          <Button
            size="sm"
            icon={Undo2}
            aria-label={intl.formatMessage({ id: 'leads.imports.undoOf' }, { name: fileName })}
            onPress={onUndo}
          >
            {intl.formatMessage({ id: 'leads.imports.undo' })}
          </Button>
        )
      }
    >
      <Text weight="medium">
        <bdi>{fileName}</bdi>
      </Text>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'leads.imports.counts' }, { count: rowCount, skipped: skippedCount })} · <bdi>{author.name}</bdi> ·{' '}
        {format.moment(createdAt, now)}
      </Text>
      {!canUndo && (
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'leads.imports.inUse' })}
        </Text>
      )}
    </ListRow>
  )
}

function UndoQuestion({ made: { id, fileName, rowCount }, onClose }: { made: LeadImport; onClose: () => void }) {
  const intl = useIntl()
  const removal = useWrite('deleteLeadImport', { refetch: importReads, done: () => intl.formatMessage({ id: 'leads.import.undone' }) })
  return (
    <ConfirmDialog
      tone="critical"
      title={intl.formatMessage({ id: 'leads.imports.question' }, { name: fileName })}
      strings={{
        confirm: intl.formatMessage({ id: 'leads.imports.confirm' }, { count: rowCount }),
        cancel: intl.formatMessage({ id: 'leads.imports.keep' }),
      }}
      isPending={removal.isPending}
      onCancel={onClose}
      // A refusal is shown in a toast.
      onConfirm={() =>
        void removal
          .write({ path: { leadImportId: id } })
          .catch(() => {})
          .finally(onClose)
      }
    >
      <Text isProse>{intl.formatMessage({ id: 'leads.imports.consequence' })}</Text>
    </ConfirmDialog>
  )
}
