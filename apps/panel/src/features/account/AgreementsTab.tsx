import { useQuery } from '@tanstack/react-query'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Button, Dialog, Inline, ListRow, RowList, Stack, StatusTag, Text } from '@vendor-panel/ui'
import { CircleDashed, FileCheck } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { AgreementBody } from '../../shared/AgreementBody.tsx'
import { signOf } from './agreements.ts'
import { SettingsSection } from './SettingsSection.tsx'

type Entry = { agreementTextId: number; title: string; version: number; signedAt: string | null }

/** The agreements in force and the earlier versions that the user signed, with their dates; each can be read (SET-08, SET-09). */
export function AgreementsTab() {
  const intl = useIntl()
  const texts = useQuery(query('listAgreementTexts'))
  const signs = useQuery(query('listAgreementSigns'))
  const [read, setRead] = useState<Entry | null>(null)
  const failed = [texts, signs].filter(({ isError, data }) => isError && !data)
  if (failed.length > 0) return <LoadFailed onRetry={() => void Promise.all(failed.map((one) => one.refetch()))} />
  if (!texts.data || !signs.data) return <RowsSkeleton />
  const signed = signs.data.data
  const inForce = texts.data.data.map((text): Entry => {
    const sign = signOf(text, signed)
    return { agreementTextId: text.id, title: text.title, version: text.version, signedAt: sign?.signedAt ?? null }
  })
  const earlier = signed.filter((sign) => !texts.data.data.some((text) => signOf(text, [sign])))
  return (
    <Stack gap="xl">
      <SettingsSection
        title={intl.formatMessage({ id: 'account.agreements.inForce' })}
        help={intl.formatMessage({ id: 'account.agreements.help' })}
      >
        <Entries label={intl.formatMessage({ id: 'account.agreements.inForce' })} entries={inForce} onRead={setRead} />
      </SettingsSection>
      {earlier.length > 0 && (
        <SettingsSection title={intl.formatMessage({ id: 'account.agreements.earlier' })}>
          <Entries label={intl.formatMessage({ id: 'account.agreements.earlier' })} entries={earlier} onRead={setRead} />
        </SettingsSection>
      )}
      {read && <AgreementReader entry={read} onClose={() => setRead(null)} />}
    </Stack>
  )
}

type EntriesProps = { label: string; entries: readonly Entry[]; onRead: (entry: Entry) => void }

function Entries({ label, entries, onRead }: EntriesProps) {
  const intl = useIntl()
  const format = useFormat()
  return (
    <RowList label={label} items={entries.map((entry) => ({ ...entry, id: entry.agreementTextId }))}>
      {(entry) => (
        <ListRow
          actions={
            <Button
              size="sm"
              variant="quiet"
              aria-label={intl.formatMessage({ id: 'account.agreements.readOf' }, { title: entry.title })}
              onPress={() => onRead(entry)}
            >
              {intl.formatMessage({ id: 'account.agreements.read' })}
            </Button>
          }
        >
          <Text weight="medium" dir="auto">
            {entry.title}
          </Text>
          <Inline gap="sm">
            <Text size="sm" tone="muted" as="span">
              {intl.formatMessage({ id: 'account.agreements.version' }, { version: entry.version })}
            </Text>
            {entry.signedAt === null ? (
              <StatusTag tone="neutral" icon={CircleDashed}>
                {intl.formatMessage({ id: 'account.agreements.notSigned' })}
              </StatusTag>
            ) : (
              <StatusTag tone="positive" icon={FileCheck}>
                {intl.formatMessage({ id: 'account.agreements.signedAt' }, { time: format.full(entry.signedAt) })}
              </StatusTag>
            )}
          </Inline>
        </ListRow>
      )}
    </RowList>
  )
}

function AgreementReader({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const intl = useIntl()
  const { agreementTextId } = entry
  const { data, isError, refetch } = useQuery(query('getAgreementText', { path: { agreementTextId } }))
  const sign = useMutate('createAgreementSign', { refetch: ['listAgreementSigns'], onSuccess: onClose })
  return (
    <Dialog
      title={entry.title}
      size="lg"
      strings={{ close: intl.formatMessage({ id: 'account.agreements.close' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'account.agreements.close' })}</Button>
          {data && entry.signedAt === null && (
            <Button variant="primary" isPending={sign.isPending} onPress={() => sign.mutate({ body: { agreementTextId } })}>
              {intl.formatMessage({ id: 'account.agreements.signOptional' })}
            </Button>
          )}
        </>
      }
    >
      {data ? <AgreementBody body={data.data.body} /> : isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
    </Dialog>
  )
}
