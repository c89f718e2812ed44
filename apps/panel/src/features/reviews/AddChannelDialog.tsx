import { ownReviewChannel, reviewChannelProblems } from '@vendor-panel/domain'
import { RadioGroup, Text, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useWrite } from '../../shared/use-write.ts'

/** Connects a page on which couples review the provider (REV-03). */
export function AddChannelDialog({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const intl = useIntl()
  const types = useConfigChoices('provider_review_channel')
  const { write } = useWrite('createReviewChannel', {
    refetch: ['listReviewChannels'],
    done: () => intl.formatMessage({ id: 'reviews.added' }),
    hasForm: true,
  })
  const form = useRecordForm<{ type: string; url: string }>({
    initial: { type: 'google', url: '' },
    check: ({ type, url }) => reviewChannelProblems({ type, url: type === ownReviewChannel ? null : url.trim() }),
    send: ({ type, url }, { idempotencyKey }) =>
      write({ path: { providerId }, body: { type, ...(type !== ownReviewChannel && { url: url.trim() }) }, idempotencyKey }).then(onClose),
  })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: 'reviews.add' })}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'reviews.cancel' }), save: intl.formatMessage({ id: 'reviews.connect' }) }}
    >
      {types.failure ? (
        <LoadFailed onRetry={types.failure.onRetry} />
      ) : (
        <RadioGroup
          label={intl.formatMessage({ id: 'reviews.type' })}
          options={types.options}
          orientation="horizontal"
          {...form.field('type')}
        />
      )}
      {form.values.type === ownReviewChannel ? (
        <Text tone="muted">{intl.formatMessage({ id: 'reviews.ownHelp' })}</Text>
      ) : (
        <TextField
          label={intl.formatMessage({ id: 'reviews.url' })}
          description={intl.formatMessage({ id: 'reviews.urlHelp' })}
          type="url"
          autoComplete="off"
          {...form.field('url')}
        />
      )}
    </RecordFormDialog>
  )
}
