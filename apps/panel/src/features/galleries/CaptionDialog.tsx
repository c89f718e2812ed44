import { lengthProblem, present } from '@vendor-panel/domain'
import { updateGalleryMediaBounds } from '@vendor-panel/domain/bounds'
import { TextArea } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned, type Versions } from '../../shared/form/use-versioned.ts'
import { useWrite } from '../../shared/use-write.ts'
import { mediaReads, type Media } from './media.ts'

type CaptionFields = { alt: string }
const fieldsOf = ({ alt }: Media): CaptionFields => ({ alt: alt ?? '' })

/** The caption of a picture or video (GAL-15); another user's change in the meantime is shown next to the own one (`If-Match`). */
export function CaptionDialog({ media: { id, providerId }, onClose }: { media: Media; onClose: () => void }) {
  const intl = useIntl()
  const path = { providerId, mediaId: id }
  const read = useVersioned('getProviderMedia', { path }, fieldsOf)
  if (read.versions) return <CaptionForm path={path} versions={read.versions} onClose={onClose} />
  return (
    <RecordLoadingDialog
      title={intl.formatMessage({ id: 'galleries.caption' })}
      close={intl.formatMessage({ id: 'galleries.cancel' })}
      size="sm"
      onClose={onClose}
      read={read}
    />
  )
}

type CaptionFormProps = { path: { providerId: number; mediaId: number }; versions: Versions<CaptionFields>; onClose: () => void }

function CaptionForm({ path, versions, onClose }: CaptionFormProps) {
  const intl = useIntl()
  const { write } = useWrite('updateProviderMedia', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.captionSaved' }),
    hasForm: true,
  })
  const form = useRecordForm<CaptionFields>({
    ...versions,
    check: ({ alt }) => present([lengthProblem('alt', alt.trim(), updateGalleryMediaBounds.alt)]),
    send: async ({ alt }, { ifMatch }) => {
      await write({ path, body: { alt: alt.trim() || null }, ...(ifMatch !== undefined && { ifMatch }) })
      onClose()
    },
  })
  const label = intl.formatMessage({ id: 'galleries.captionLabel' })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: 'galleries.caption' })}
      size="sm"
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'galleries.cancel' }), save: intl.formatMessage({ id: 'galleries.captionSave' }) }}
      describe={({ alt }) => [{ label, text: alt }]}
    >
      <TextArea label={label} description={intl.formatMessage({ id: 'galleries.captionHelp' })} {...form.field('alt')} />
    </RecordFormDialog>
  )
}
