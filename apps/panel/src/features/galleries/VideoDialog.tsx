import { countryConfig, fieldProblem, parseVideoLink, present } from '@vendor-panel/domain'
import { Button, Dialog, RadioGroup, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { mediaReads } from './media.ts'

const videoTypes = ['video', '360video', 'video_self'] as const
type VideoFields = { videoUrl: string; videoType: (typeof videoTypes)[number] }

const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' } as const

/** Adds a video by its link, of the hosts of the country (GAL-09, GAL-10, FILE-06). */
export function VideoDialog({ galleryId, onClose }: { galleryId: number; onClose: () => void }) {
  const intl = useIntl()
  const formId = useId()
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
  const hosts = intl.formatList(
    videoHosts.map((host) => hostNames[host]),
    { type: 'disjunction' },
  )
  return (
    <Dialog
      title={intl.formatMessage({ id: 'galleries.videoTitle' })}
      strings={{ close: intl.formatMessage({ id: 'galleries.cancel' }) }}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'galleries.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'galleries.addVideo' })}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId}>
        <TextField
          label={intl.formatMessage({ id: 'galleries.videoUrl' })}
          description={intl.formatMessage({ id: 'galleries.videoUrlHelp' }, { hosts })}
          type="url"
          {...form.field('videoUrl')}
        />
        <RadioGroup
          label={intl.formatMessage({ id: 'galleries.videoType' })}
          options={videoTypes.map((type) => ({ value: type, label: intl.formatMessage({ id: `galleries.type.${type}` }) }))}
          {...form.field('videoType')}
        />
      </RecordForm>
    </Dialog>
  )
}
