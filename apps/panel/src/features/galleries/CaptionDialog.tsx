import { useQuery } from '@tanstack/react-query'
import { lengthProblem, present } from '@vendor-panel/domain'
import { updateGalleryMediaBounds } from '@vendor-panel/domain/bounds'
import { versioned } from '@vendor-panel/sdk/query'
import { Button, Dialog, TextArea } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm, type Loaded } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { mediaReads, type Media } from './media.ts'

type CaptionFields = { alt: string }
const fieldsOf = ({ alt }: Media): CaptionFields => ({ alt: alt ?? '' })

/** The caption of a picture or video (GAL-15); another user's change in the meantime is shown next to the own one (`If-Match`). */
export function CaptionDialog({ media: { id, providerId }, onClose }: { media: Media; onClose: () => void }) {
  const intl = useIntl()
  const api = useApi()
  const path = { providerId, mediaId: id }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getProviderMedia', { path }), staleTime: Infinity, gcTime: 0 })
  if (data) return <CaptionForm media={data.answer.data} etag={data.etag} onClose={onClose} />
  return (
    <Dialog
      title={intl.formatMessage({ id: 'galleries.caption' })}
      strings={{ close: intl.formatMessage({ id: 'galleries.cancel' }) }}
      size="sm"
      onClose={onClose}
    >
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
    </Dialog>
  )
}

function CaptionForm({ media, etag, onClose }: { media: Media; etag: string | null; onClose: () => void }) {
  const intl = useIntl()
  const formId = useId()
  const api = useApi()
  const path = { providerId: media.providerId, mediaId: media.id }
  const { write } = useWrite('updateProviderMedia', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.captionSaved' }),
    hasForm: true,
  })
  const form = useRecordForm<CaptionFields>({
    initial: fieldsOf(media),
    etag,
    check: ({ alt }) => present([lengthProblem('alt', alt.trim(), updateGalleryMediaBounds.alt)]),
    reload: async (): Promise<Loaded<CaptionFields>> => {
      let latest: string | null = null
      const answer = await api.getProviderMedia({ path, onHeaders: (headers) => void (latest = headers.get('etag')) })
      return { values: fieldsOf(answer.data), etag: latest }
    },
    send: async ({ alt }, { ifMatch }) => {
      await write({ path, body: { alt: alt.trim() || null }, ...(ifMatch !== undefined && { ifMatch }) })
      onClose()
    },
  })
  const label = intl.formatMessage({ id: 'galleries.captionLabel' })
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
      <RecordForm form={form} id={formId} describe={({ alt }) => [{ label, text: alt }]}>
        <TextArea label={label} description={intl.formatMessage({ id: 'galleries.captionHelp' })} {...form.field('alt')} />
      </RecordForm>
    </Dialog>
  )
}
