import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { useIntl } from 'react-intl'
import type { Gallery } from './media.ts'

const tagQuery = query('listConfigs', { query: { itemTypes: ['gallery_tag'] } })

export type GalleryFields = { name: string; tagIds: readonly number[] }

export const newGallery: GalleryFields = { name: '', tagIds: [] }
export const fieldsOf = ({ name, tags }: Gallery): GalleryFields => ({ name, tagIds: tags.map(({ id }) => id) })

export const bodyOf = ({ name, tagIds }: GalleryFields) => ({ name, tagIds: [...tagIds] })

/**
 * The names of a gallery's tags as one text. By the configuration, which is read in the language of the panel: the first reads of a page are
 * requested before the language of the user is known.
 */
export function useTagText(): (gallery: Gallery) => string {
  const intl = useIntl()
  const { data } = useQuery(tagQuery)
  return ({ tags }) =>
    intl.formatList(
      tags.map(({ id, name }) => data?.data.find((item) => item.id === id)?.value ?? name),
      { type: 'unit' },
    )
}

/** The tags to choose from: those that are offered, and those that the gallery already has (CONF-15). */
export function useGalleryTags(chosen: readonly number[]) {
  const { data, isError, refetch } = useQuery(tagQuery)
  const tags = (data?.data ?? [])
    .filter(({ id, status }) => status === 'active' || chosen.includes(id))
    .map(({ id, value }) => ({ id, name: value }))
  return { tags, isFailed: isError && !data, retry: () => void refetch() }
}
