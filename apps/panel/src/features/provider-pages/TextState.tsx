import { textDifference } from '@vendor-panel/domain'
import { Banner, Button, Text, TextDifference } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './provider-pages.css.ts'
import type { TextField } from './use-provider-texts.ts'

/** What waits for approval next to what is published, why an edit was rejected, or that a draft is saved (PROV-09, PROV-11). */
export function TextState({ field, canWrite }: { field: TextField; canWrite: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { status, rejectReason, sentAt, published, pending, dataUpdateId } = field
  const removal = useWrite('deleteDataUpdate', {
    refetch: ['getProviderData', 'listDataUpdates', 'listChangeRequests'],
    done: () => intl.formatMessage({ id: 'provider-pages.withdrawn' }),
  })
  // A decision arrives by event: the region is there before its content, so that the change is announced.
  return (
    <>
      <div role="status" className={styles.decision}>
        {status === 'rejected' && (
          <Banner tone="critical" title={intl.formatMessage({ id: 'provider-pages.rejected.title' })}>
            <bdi>{rejectReason}</bdi>
          </Banner>
        )}
        {status === 'draft' && <Banner tone="neutral">{intl.formatMessage({ id: 'provider-pages.draft' })}</Banner>}
        {pending !== null && dataUpdateId !== null && (
          <Banner
            tone="info"
            title={intl.formatMessage({ id: 'provider-pages.pending.title' }, { at: sentAt === null ? '' : format.moment(sentAt, now) })}
            actions={
              canWrite && (
                <Button
                  size="sm"
                  isPending={removal.isPending}
                  // A refusal is shown in a toast.
                  onPress={() => void removal.write({ path: { dataUpdateId } }).catch(() => {})}
                >
                  {intl.formatMessage({ id: 'provider-pages.withdraw' })}
                </Button>
              )
            }
          >
            {intl.formatMessage({ id: 'provider-pages.pending.body' })}
          </Banner>
        )}
      </div>
      {pending !== null && (
        <div className={styles.versions}>
          <div>
            <Text as="div" size="sm" tone="muted">
              {intl.formatMessage({ id: 'provider-pages.published' })}
            </Text>
            <p dir="auto" className={styles.text}>
              {published ?? intl.formatMessage({ id: 'provider-pages.nothing' })}
            </p>
          </div>
          <div>
            <Text as="div" size="sm" tone="muted">
              {intl.formatMessage({ id: 'provider-pages.waiting' })}
            </Text>
            <TextDifference
              parts={textDifference(published ?? '', pending)}
              strings={{
                added: intl.formatMessage({ id: 'provider-pages.added' }),
                removed: intl.formatMessage({ id: 'provider-pages.removed' }),
              }}
            />
          </div>
        </div>
      )}
    </>
  )
}
