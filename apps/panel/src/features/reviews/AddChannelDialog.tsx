import { ownReviewChannel, reviewChannelProblems } from '@vendor-panel/domain'
import { Button, Dialog, RadioGroup, Text, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useWrite } from '../../shared/use-write.ts'

/** Connects a page on which couples review the provider (REV-03). */
export function AddChannelDialog({ providerId, onClose }: { providerId: number; onClose: () => void }) {
  const intl = useIntl()
  const formId = useId()
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
    <Dialog
      title={intl.formatMessage({ id: 'reviews.add' })}
      strings={{ close: intl.formatMessage({ id: 'reviews.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'reviews.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'reviews.connect' })}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId}>
        <RadioGroup label={intl.formatMessage({ id: 'reviews.type' })} options={types} orientation="horizontal" {...form.field('type')} />
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
      </RecordForm>
    </Dialog>
  )
}
