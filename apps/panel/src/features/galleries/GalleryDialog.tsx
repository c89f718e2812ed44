import { galleryProblems } from '@vendor-panel/domain'
import { CheckboxGroup, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { idField } from '../../shared/form/id-field.ts'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { bodyOf, fieldsOf, newGallery, useGalleryTags, type GalleryFields } from './gallery-form.ts'
import { mediaReads, type Gallery } from './media.ts'

/** Adds a gallery at the end (GAL-05). */
export function AddGalleryDialog({
  providerId,
  onAdded,
  onClose,
}: {
  providerId: number
  onAdded: (gallery: Gallery) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const { write } = useWrite('createGallery', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.added' }),
    hasForm: true,
  })
  return (
    <GalleryForm
      title={intl.formatMessage({ id: 'galleries.add' })}
      initial={newGallery}
      onClose={onClose}
      send={async (fields, { idempotencyKey }) => {
        const { data } = await write({ path: { providerId }, body: bodyOf(fields), idempotencyKey })
        onClose()
        onAdded(data)
      }}
    />
  )
}

/** Changes the name and the tags; another user's change in the meantime is shown next to the own one (`If-Match`). */
export function EditGalleryDialog({ galleryId, onClose }: { galleryId: number; onClose: () => void }) {
  const intl = useIntl()
  const path = { galleryId }
  const read = useVersioned('getGallery', { path }, fieldsOf)
  const { write } = useWrite('updateGallery', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'galleries.editTitle' })
  if (!read.versions)
    return <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'galleries.cancel' })} onClose={onClose} read={read} />
  return (
    <GalleryForm
      title={title}
      onClose={onClose}
      {...read.versions}
      send={async (_fields, { changedBody, ifMatch }) => {
        const body = changedBody(bodyOf)
        if (body) await write({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
        onClose()
      }}
    />
  )
}

type GalleryFormProps = {
  title: string
  initial: GalleryFields
  onClose: () => void
  etag?: string | null
  reload?: () => Promise<Loaded<GalleryFields>>
  send: (fields: GalleryFields, submission: Submission<GalleryFields>) => Promise<unknown>
}

function GalleryForm({ title, initial, onClose, send, ...versions }: GalleryFormProps) {
  const intl = useIntl()
  const form = useRecordForm<GalleryFields>({ ...versions, initial, check: galleryProblems, send })
  const { tags, isFailed, retry } = useGalleryTags(form.values.tagIds)
  const tagsLabel = intl.formatMessage({ id: 'galleries.tags' })
  return (
    <RecordFormDialog
      form={form}
      title={title}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'galleries.cancel' }), save: intl.formatMessage({ id: 'galleries.save' }) }}
      describe={({ name, tagIds: chosen }) => [
        { label: intl.formatMessage({ id: 'galleries.name' }), text: name },
        {
          label: tagsLabel,
          text: intl.formatList(
            tags.filter(({ id }) => chosen.includes(id)).map((tag) => tag.name),
            { type: 'unit' },
          ),
        },
      ]}
    >
      <TextField label={intl.formatMessage({ id: 'galleries.name' })} {...form.field('name')} />
      <CheckboxGroup
        label={tagsLabel}
        description={intl.formatMessage({ id: 'galleries.tagsHelp' })}
        orientation="horizontal"
        options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...idField(form.field('tagIds'))}
      />
      {isFailed && <LoadFailed onRetry={retry} />}
    </RecordFormDialog>
  )
}
