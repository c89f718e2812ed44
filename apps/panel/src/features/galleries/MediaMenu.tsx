import { IconButton, Menu, MenuItem, MenuSeparator, MenuTrigger, MoreIcon } from '@vendor-panel/ui'
import { Eye, EyeOff, FolderInput, Image, ShoppingBag, Star, TextCursorInput, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useWrite } from '../../shared/use-write.ts'
import { mediaReads, type Gallery, type Media } from './media.ts'

type MediaMenuProps = {
  media: Media
  name: string
  /** The gallery that is shown, whose cover can be chosen. */
  gallery?: Gallery
  /** Galleries of the provider that the picture can be moved to. */
  targets?: readonly Gallery[]
  onCaption: () => void
  onProducts: () => void
}

/** What can be done with a picture or video: caption, products, cover, main picture, hide, move, delete with Undo. */
export function MediaMenu({ media, name, gallery, targets = [], onCaption, onProducts }: MediaMenuProps) {
  const intl = useIntl()
  const path = { providerId: media.providerId, mediaId: media.id }
  const options = (id: 'galleries.coverSaved' | 'galleries.mainSaved') => ({
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id }),
  })
  const cover = useWrite('updateGallery', options('galleries.coverSaved'))
  const main = useWrite('replaceMainImage', options('galleries.mainSaved'))
  const change = useWrite('updateProviderMedia', {
    refetch: [...mediaReads],
    done: ({ data }) => {
      const target = data.galleryId === media.galleryId ? undefined : targets.find(({ id }) => id === data.galleryId)
      if (target) return intl.formatMessage({ id: 'galleries.moved' }, { name: target.name })
      return intl.formatMessage({
        id: data.status === 'passive' ? 'galleries.hidden' : data.status === 'active' ? 'galleries.shownNow' : 'galleries.shown',
      })
    },
  })
  const removal = useWrite('deleteProviderMedia', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.itemDeleted' }, { name }),
  })
  // A refusal is shown in a toast.
  const run = (write: Promise<unknown>) => void write.catch(() => {})
  const label = intl.formatMessage({ id: 'galleries.menu' }, { name })
  const others = targets.filter(({ id }) => id !== media.galleryId)
  return (
    <MenuTrigger>
      <IconButton size="sm" icon={MoreIcon} label={label} />
      <Menu label={label} placement="bottom end">
        <MenuItem icon={TextCursorInput} onAction={onCaption}>
          {intl.formatMessage({ id: 'galleries.caption' })}
        </MenuItem>
        {media.type === 'image' && (
          <MenuItem icon={ShoppingBag} onAction={onProducts}>
            {intl.formatMessage({ id: 'galleries.products' })}
          </MenuItem>
        )}
        {gallery && gallery.cover?.id !== media.id && (
          <MenuItem icon={Image} onAction={() => run(cover.write({ path: { galleryId: gallery.id }, body: { coverId: media.id } }))}>
            {intl.formatMessage({ id: 'galleries.makeCover' })}
          </MenuItem>
        )}
        {media.type === 'image' && media.status === 'active' && !media.isMain && (
          <MenuItem icon={Star} onAction={() => run(main.write({ path: { providerId: media.providerId }, body: { mediaId: media.id } }))}>
            {intl.formatMessage({ id: 'galleries.makeMain' })}
          </MenuItem>
        )}
        {media.status === 'passive' && (
          <MenuItem icon={Eye} onAction={() => run(change.write({ path, body: { status: 'active' } }))}>
            {intl.formatMessage({ id: 'galleries.show' })}
          </MenuItem>
        )}
        {(media.status === 'active' || media.status === 'pending') && (
          <MenuItem icon={EyeOff} onAction={() => run(change.write({ path, body: { status: 'passive' } }))}>
            {intl.formatMessage({ id: 'galleries.hide' })}
          </MenuItem>
        )}
        {others.map((target) => (
          <MenuItem key={target.id} icon={FolderInput} onAction={() => run(change.write({ path, body: { galleryId: target.id } }))}>
            {intl.formatMessage({ id: 'galleries.move' }, { name: target.name })}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="critical" onAction={() => run(removal.write({ path }))}>
          {intl.formatMessage({ id: 'galleries.deleteItem' })}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
