import { MediaGrid } from '@vendor-panel/ui'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOrderStrings } from '../../shared/list/use-order-strings.ts'
import { CaptionDialog, MediaLightbox, PictureProductsDialog } from './gallery-dialogs.ts'
import { MediaNotes, MediaTags } from './MediaStatus.tsx'
import { MediaMenu } from './MediaMenu.tsx'
import { toCell, type Gallery, type Media, type MediaCell } from './media.ts'

type MediaCellsProps = {
  label: string
  rows: readonly Media[]
  canWrite: boolean
  gallery?: Gallery
  targets?: readonly Gallery[]
  onOrder?: ((ids: number[]) => Promise<unknown>) | undefined
  /** A further line of a picture. */
  renderNote?: (media: Media) => ReactNode
}

/** Pictures and videos with their status and actions; each opens in the whole window. */
export function MediaCells({ label, rows, canWrite, gallery, targets, onOrder, renderNote }: MediaCellsProps) {
  const intl = useIntl()
  const orderStrings = useOrderStrings()
  const [shownId, setShownId] = useState<number | null>(null)
  const [captioned, setCaptioned] = useState<Media | null>(null)
  const [linked, setLinked] = useState<Media | null>(null)
  const cells = rows.map((media, index) => toCell(media, index, intl))
  return (
    <>
      <MediaGrid
        label={label}
        items={cells}
        onOpen={({ id }) => setShownId(id)}
        onOrder={onOrder}
        strings={{
          ...orderStrings<MediaCell>(({ name }) => name),
          open: ({ name }) => intl.formatMessage({ id: 'galleries.openItem' }, { name }),
        }}
        renderCorner={({ media }) => <MediaTags media={media} isCover={gallery?.cover?.id === media.id} />}
        renderActions={({ media, name }) =>
          canWrite && (
            <MediaMenu
              media={media}
              name={name}
              {...(gallery && { gallery })}
              {...(targets && { targets })}
              onCaption={() => setCaptioned(media)}
              onProducts={() => setLinked(media)}
            />
          )
        }
      >
        {({ media }) => (
          <>
            <MediaNotes media={media} />
            {renderNote?.(media)}
          </>
        )}
      </MediaGrid>
      {shownId !== null && <MediaLightbox cells={cells} shownId={shownId} onShow={setShownId} onClose={() => setShownId(null)} />}
      {captioned && <CaptionDialog media={captioned} onClose={() => setCaptioned(null)} />}
      {linked && <PictureProductsDialog media={linked} onClose={() => setLinked(null)} />}
    </>
  )
}
