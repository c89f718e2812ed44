import { StatusTag, Text, type Tone } from '@vendor-panel/ui'
import { Check, CircleX, Clock, EyeOff, Image, Star, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Media } from './media.ts'

const looks: Record<Media['status'], [Tone, LucideIcon]> = {
  pending: ['caution', Clock],
  active: ['positive', Check],
  passive: ['neutral', EyeOff],
  rejected: ['critical', CircleX],
}

/** The status of a picture on its corner, and whether it is the main one or the cover (GAL-13). */
export function MediaTags({ media, isCover = false }: { media: Media; isCover?: boolean }) {
  const intl = useIntl()
  const [tone, icon] = looks[media.status]
  return (
    <>
      <StatusTag tone={tone} icon={icon}>
        {intl.formatMessage({ id: `galleries.status.${media.status}` })}
      </StatusTag>
      {media.isMain && (
        <StatusTag tone="promote" icon={Star}>
          {intl.formatMessage({ id: 'galleries.main' })}
        </StatusTag>
      )}
      {isCover && (
        <StatusTag tone="info" icon={Image}>
          {intl.formatMessage({ id: 'galleries.cover' })}
        </StatusTag>
      )}
    </>
  )
}

/** The caption of a picture, why it was rejected, and what the editors are likely to object to (GAL-07, GAL-08). */
export function MediaNotes({ media }: { media: Media }) {
  const intl = useIntl()
  const isJudged = media.status === 'pending'
  return (
    <>
      <Text size="sm" {...(media.alt === null && { tone: 'muted' as const })}>
        <bdi>{media.alt ?? intl.formatMessage({ id: 'galleries.noCaption' })}</bdi>
      </Text>
      {media.type !== 'image' && (
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: `galleries.type.${media.type}` })}
        </Text>
      )}
      {media.status === 'rejected' && (
        <Text size="sm" tone="critical">
          {intl.formatMessage({ id: 'galleries.rejected' })}
          {': '}
          <bdi>{media.rejectReason ?? intl.formatMessage({ id: 'galleries.rejectedBody' })}</bdi>
        </Text>
      )}
      {isJudged &&
        media.quality.map((warning) => (
          <Text key={warning} size="sm" tone="muted">
            {intl.formatMessage({ id: `galleries.quality.${warning}` })}
          </Text>
        ))}
    </>
  )
}
