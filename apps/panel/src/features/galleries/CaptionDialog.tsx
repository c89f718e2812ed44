import { lengthProblem, present } from '@vendor-panel/domain'
import { updateGalleryMediaBounds } from '@vendor-panel/domain/bounds'
import { Button, Dialog, TextArea } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useWrite } from '../../shared/use-write.ts'
import { mediaReads, type Media } from './media.ts'

/** The caption of a picture or video (GAL-15). */
export function CaptionDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const intl = useIntl()
  const formId = useId()
  const { write } = useWrite('updateProviderMedia', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.captionSaved' }),
    hasForm: true,
  })
  const form = useRecordForm<{ alt: string }>({
    initial: { alt: media.alt ?? '' },
    check: ({ alt }) => present([lengthProblem('alt', alt.trim(), updateGalleryMediaBounds.alt)]),
    send: ({ alt }) =>
      write({ path: { providerId: media.providerId, mediaId: media.id }, body: { alt: alt.trim() === '' ? null : alt.trim() } }).then(
        onClose,
      ),
  })
  return (
    <Dialog
      title={intl.formatMessage({ id: 'galleries.caption' })}
      strings={{ close: intl.formatMessage({ id: 'galleries.cancel' }) }}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'galleries.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'galleries.captionSave' })}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId}>
        <TextArea
          label={intl.formatMessage({ id: 'galleries.captionLabel' })}
          description={intl.formatMessage({ id: 'galleries.captionHelp' })}
          {...form.field('alt')}
        />
      </RecordForm>
    </Dialog>
  )
}
