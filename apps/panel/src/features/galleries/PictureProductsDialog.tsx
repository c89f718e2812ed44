import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, Checkbox, Dialog, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Media } from './media.ts'

/** Which products of the provider a picture shows (GAL-06). Each choice is saved at once. */
export function PictureProductsDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const intl = useIntl()
  const path = { mediaId: media.id }
  const list = usePages('listProviderItems', { query: { providerId: media.providerId, type: 'product' } })
  const links = useQuery(query('listItemData', { path }))
  const saved = { refetch: ['listItemData'] as const, done: () => intl.formatMessage({ id: 'galleries.productsSaved' }) }
  const link = useWrite('createItemData', saved)
  const unlink = useWrite('deleteItemData', saved)
  const linkOf = (itemId: number) => links.data?.data.find(({ providerItemId }) => providerItemId === itemId)
  const isSaving = link.isPending || unlink.isPending
  const choose = (itemId: number) => {
    const linked = linkOf(itemId)
    const write = linked
      ? unlink.write({ path: { ...path, itemDataId: linked.id } })
      : link.write({ path, body: { providerItemId: itemId } })
    // A refusal is shown in a toast.
    void write.catch(() => {})
  }
  const retry = () => {
    list.retry()
    void links.refetch()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'galleries.products' })}
      strings={{ close: intl.formatMessage({ id: 'galleries.close' }) }}
      size="sm"
      onClose={onClose}
      actions={<Button onPress={onClose}>{intl.formatMessage({ id: 'galleries.close' })}</Button>}
    >
      <ListStates
        list={{ ...list, isLoading: list.isLoading || links.isPending, isFailed: list.isFailed || links.isError, retry }}
        empty={intl.formatMessage({ id: 'galleries.noProducts' })}
      >
        <Stack gap="sm">
          {list.rows.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<bdi>{name}</bdi>}
              value={linkOf(id) !== undefined}
              isReadOnly={isSaving}
              onChange={() => choose(id)}
            />
          ))}
          <ShowMore list={list} />
        </Stack>
      </ListStates>
    </Dialog>
  )
}
