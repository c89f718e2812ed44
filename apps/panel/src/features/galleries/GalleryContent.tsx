import { Button, EmptyState, Heading, Inline, Stack, Text } from '@vendor-panel/ui'
import { ImagePlus, Pencil, Trash2, Video } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { EditGalleryDialog, VideoDialog } from './gallery-dialogs.ts'
import { useTagText } from './gallery-form.ts'
import { MediaCells } from './MediaCells.tsx'
import { MediaSkeleton } from './MediaSkeleton.tsx'
import { MediaUploads } from './MediaUploads.tsx'
import { mediaReads, type Gallery } from './media.ts'
import { useGalleryMedia } from './use-gallery-media.ts'

type GalleryContentProps = { provider: Provider; gallery: Gallery; canWrite: boolean; onDeleted: () => void }

/** One gallery: its name and tags, uploads, and its pictures and videos in their order (GAL-02, GAL-13, GAL-15). */
export function GalleryContent({ provider, gallery, canWrite, onDeleted }: GalleryContentProps) {
  const intl = useIntl()
  const { id, name } = gallery
  const tagText = useTagText()
  const path = { galleryId: id }
  const list = useGalleryMedia(id)
  const [dialog, setDialog] = useState<'edit' | 'video' | null>(null)
  const order = useWrite('replaceGalleryMediaOrder', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'shared.order.saved' }),
  })
  const removal = useWrite('deleteGallery', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.deleted' }, { name }),
  })
  // An order names all of them.
  const isWhole = list.rows.length === list.total
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>
          <bdi>{name}</bdi>
        </Heading>
        <Text tone="muted">
          {intl.formatMessage({ id: 'galleries.media' }, { count: list.total ?? gallery.mediaCount })}
          {' · '}
          {tagText(gallery)}
        </Text>
      </Stack>
      {canWrite && (
        <>
          <Inline gap="sm">
            <Button size="sm" icon={Video} onPress={() => setDialog('video')}>
              {intl.formatMessage({ id: 'galleries.addVideo' })}
            </Button>
            <Button size="sm" variant="quiet" icon={Pencil} onPress={() => setDialog('edit')}>
              {intl.formatMessage({ id: 'galleries.edit' })}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={Trash2}
              isPending={removal.isPending}
              // A refusal is shown in a toast.
              onPress={() => void removal.write({ path }).then(onDeleted, () => {})}
            >
              {intl.formatMessage({ id: 'galleries.delete' })}
            </Button>
          </Inline>
          <MediaUploads provider={provider} target={path} />
        </>
      )}
      <ListStates
        list={list}
        skeleton={<MediaSkeleton />}
        empty={
          <EmptyState icon={ImagePlus} title={intl.formatMessage({ id: 'galleries.noPictures.title' })} level={3}>
            {intl.formatMessage({ id: 'galleries.noPictures.body' })}
          </EmptyState>
        }
      >
        <MediaCells
          label={intl.formatMessage({ id: 'galleries.pictures' }, { name })}
          rows={list.rows}
          canWrite={canWrite}
          gallery={gallery}
          onOrder={canWrite && isWhole ? (ids) => order.write({ path, body: { ids } }) : undefined}
        />
      </ListStates>
      {dialog === 'edit' && <EditGalleryDialog galleryId={id} onClose={() => setDialog(null)} />}
      {dialog === 'video' && <VideoDialog galleryId={id} onClose={() => setDialog(null)} />}
    </Stack>
  )
}
