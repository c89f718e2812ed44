import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { usePages, type Pages } from '../../shared/list/use-pages.ts'
import { mediaReads, type Media } from './media.ts'

const pageSize = 100
/** How often pictures are read again while their sizes are being made, and while the editors have not decided yet. */
const [makingMilliseconds, waitingMilliseconds] = [3_000, 15_000]

/** All pictures and videos of a gallery, page by page: an order names all of them. */
export function useGalleryMedia(galleryId: number): Pages<Media> {
  const list = usePages('listGalleryMedia', { path: { galleryId }, query: { limit: pageSize } })
  const { hasMore, isMoreLoading, isMoreFailed } = list
  const showMore = useEffectEvent(() => list.showMore())
  useEffect(() => {
    if (hasMore && !isMoreLoading && !isMoreFailed) showMore()
  }, [hasMore, isMoreLoading, isMoreFailed])
  useRefreshWhileWaiting(list.rows)
  return list
}

/** Reads pictures again while a job or the editors are about to change them. */
export function useRefreshWhileWaiting(rows: readonly Media[]): void {
  const client = useQueryClient()
  const isMaking = rows.some(({ type, sizes }) => type === 'image' && sizes.length === 0)
  const isWaiting = rows.some(({ status }) => status === 'pending')
  const milliseconds = isMaking ? makingMilliseconds : isWaiting ? waitingMilliseconds : null
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') for (const name of mediaReads) void client.invalidateQueries({ queryKey: [name] })
    }, milliseconds)
    return () => clearInterval(timer)
  }, [client, milliseconds])
}
