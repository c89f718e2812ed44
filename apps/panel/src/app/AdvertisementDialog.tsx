import type { components } from '@vendor-panel/contract'
import { videoPlayerUrl } from '@vendor-panel/domain'
import { Dialog, VideoFrame } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'

type AdvertisementDialogProps = { video: components['schemas']['AdvertisementVideo']; onClose: () => void }

/** The video of the country. It plays by itself, without sound, unless the user prefers less motion (MODAL-02, MODAL-16, AMB-62). */
export function AdvertisementDialog({ video, onClose }: AdvertisementDialogProps) {
  const intl = useIntl()
  const [isPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  return (
    <Dialog size="lg" title={video.title} strings={{ close: intl.formatMessage({ id: 'shared.modals.close' }) }} onClose={onClose}>
      <VideoFrame size="full" src={videoPlayerUrl(video, isPlaying)} title={video.title} />
    </Dialog>
  )
}
