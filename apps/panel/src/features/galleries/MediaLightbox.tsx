import { countryConfig, parseVideoLink, videoPlayerUrl } from '@vendor-panel/domain'
import { Button, Lightbox, Stack, Text, VideoFrame } from '@vendor-panel/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import { videoHostList, type MediaCell } from './media.ts'
import { MediaNotes, MediaTags } from './MediaStatus.tsx'

type MediaLightboxProps = { cells: readonly MediaCell[]; shownId: number; onShow: (id: number) => void; onClose: () => void }

/** One picture or video in the whole window, with its status and caption. */
export function MediaLightbox({ cells, shownId, onShow, onClose }: MediaLightboxProps) {
  const intl = useIntl()
  const shown = cells.find(({ id }) => id === shownId)
  const items = cells.map(({ id, alt, media, name, picture }) => ({
    id,
    alt: alt || name,
    picture: picture && media.path !== null ? { ...picture, src: media.sizes.at(-1)?.path ?? media.path } : null,
    content: media.videoUrl === null ? null : <Video key={id} url={media.videoUrl} name={name} />,
  }))
  return (
    <Lightbox
      items={items}
      shownId={shownId}
      onShow={onShow}
      onClose={onClose}
      strings={{
        close: intl.formatMessage({ id: 'galleries.close' }),
        previous: intl.formatMessage({ id: 'galleries.previous' }),
        next: intl.formatMessage({ id: 'galleries.next' }),
        position: (position, count) => intl.formatMessage({ id: 'galleries.place' }, { place: position, count }),
      }}
    >
      {shown && (
        <>
          <MediaTags media={shown.media} />
          <MediaNotes media={shown.media} />
        </>
      )}
    </Lightbox>
  )
}

/** The player of another site, loaded only when the user asks for it. */
function Video({ url, name }: { url: string; name: string }) {
  const intl = useIntl()
  const [isPlaying, setPlaying] = useState(false)
  const { videoHosts } = countryConfig(useUser().details.countryCode)
  const link = parseVideoLink(url, videoHosts)
  if (!link.ok) return <Text>{intl.formatMessage({ id: 'galleries.videoUrlHelp' }, { hosts: videoHostList(videoHosts, intl) })}</Text>
  if (isPlaying) return <VideoFrame size="full" src={videoPlayerUrl(link, true)} title={name} />
  return (
    <Stack gap="sm" align="center">
      <Button variant="primary" icon={Play} onPress={() => setPlaying(true)}>
        {intl.formatMessage({ id: 'galleries.play' })}
      </Button>
      <Text tone="muted">{intl.formatMessage({ id: 'galleries.playHelp' }, { host: new URL(videoPlayerUrl(link, false)).hostname })}</Text>
    </Stack>
  )
}
