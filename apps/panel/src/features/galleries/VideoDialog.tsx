import { countryConfig, fieldProblem, parseVideoLink, present } from '@vendor-panel/domain'
import { RadioGroup, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { mediaReads, videoHostList } from './media.ts'

const videoTypes = ['video', '360video', 'video_self'] as const
type VideoFields = { videoUrl: string; videoType: (typeof videoTypes)[number] }

/** Adds a video by its link, of the hosts of the country (GAL-09, GAL-10, FILE-06). */
export function VideoDialog({ galleryId, onClose }: { galleryId: number; onClose: () => void }) {
  const intl = useIntl()
  const { videoHosts } = countryConfig(useUser().details.countryCode)
  const { write } = useWrite('createGalleryMedia', {
    refetch: [...mediaReads],
    done: () => intl.formatMessage({ id: 'galleries.videoAdded' }),
    hasForm: true,
  })
  const form = useRecordForm<VideoFields>({
    initial: { videoUrl: '', videoType: 'video' },
    check: ({ videoUrl }) => {
      const link = parseVideoLink(videoUrl, videoHosts)
      return present([!link.ok && fieldProblem('videoUrl', link.code)])
    },
    send: (fields, { idempotencyKey }) => write({ path: { galleryId }, body: fields, idempotencyKey }).then(onClose),
  })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: 'galleries.videoTitle' })}
      size="sm"
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'galleries.cancel' }), save: intl.formatMessage({ id: 'galleries.addVideo' }) }}
    >
      <TextField
        label={intl.formatMessage({ id: 'galleries.videoUrl' })}
        description={intl.formatMessage({ id: 'galleries.videoUrlHelp' }, { hosts: videoHostList(videoHosts, intl) })}
        type="url"
        {...form.field('videoUrl')}
      />
      <RadioGroup
        label={intl.formatMessage({ id: 'galleries.videoType' })}
        options={videoTypes.map((type) => ({
          value: type,
          label: intl.formatMessage({ id: `galleries.type.${type}` }),
          description: intl.formatMessage({ id: `galleries.type.${type}.help` }),
        }))}
        {...form.field('videoType')}
      />
    </RecordFormDialog>
  )
}
