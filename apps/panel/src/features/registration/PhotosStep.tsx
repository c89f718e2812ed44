import { fileProblems, imageLimits, wizardPhotoProblems, wizardPhotosMax } from '@vendor-panel/domain'
import { isApiError, uploadWithProgress } from '@vendor-panel/sdk'
import { Button, ButtonLink, FileDrop, IconButton, Inline, keepFocusIn, Stack } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { errorText } from '../../shared/form/form-errors.ts'
import { useUnsavedChanges } from '../../shared/navigation.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import { showToast } from '../../shared/toasts.ts'
import { uploadItems } from '../../shared/upload-items.ts'
import { uploadProblem } from '../../shared/upload-problem.ts'
import { UploadQueue, type Upload, type UploadEnd } from '../../shared/upload-queue.ts'
import * as styles from './registration.css.ts'
import type { StepProps } from './wizard.ts'

/** The photos of the page: each is stored as soon as it is chosen (WIZ-02, FILE-08). */
export function PhotosStep({ hash, saved, changeImages, onNext, backHref }: StepProps) {
  const intl = useIntl()
  const { images } = saved.wizard
  const { uploads, add, retry, remove } = usePhotos(hash, images.length, changeImages)
  const [hasTried, setTried] = useState(false)
  const removePhoto = useRemoval(hash, changeImages)
  const isRunning = uploads.some(({ state }) => state !== 'refused')
  const [missing] = hasTried && !isRunning ? wizardPhotoProblems(images.length) : []
  const { isWaiting, wait, stopWaiting } = useNextWhenIdle(uploads, images.length > 0, onNext)
  const next = () => {
    setTried(true)
    wait()
  }
  // Leaving the step would cancel them.
  const question = useMemo(
    () => ({
      title: intl.formatMessage({ id: 'registration.photos.leave.title' }),
      body: intl.formatMessage({ id: 'registration.photos.leave.body' }),
    }),
    [intl],
  )
  useUnsavedChanges(isRunning, question)
  return (
    <Stack gap="lg">
      <FileDrop
        label={intl.formatMessage({ id: 'registration.photos.label' })}
        description={intl.formatMessage({ id: 'registration.photos.help' }, { max: wizardPhotosMax })}
        errorMessage={missing && errorText(missing, intl)}
        acceptedTypes={Object.keys(imageLimits.contentTypes).map((extension) => `.${extension}`)}
        items={uploadItems(
          uploads,
          {
            retry: (key) => {
              stopWaiting()
              retry(key)
            },
            remove: (keys) => {
              stopWaiting()
              remove(keys)
            },
          },
          intl.formatMessage({ id: 'registration.photos.waiting' }),
        )}
        onAdd={(files) => {
          stopWaiting()
          add(files)
        }}
        strings={{
          choose: intl.formatMessage({ id: 'registration.photos.choose' }),
          drop: intl.formatMessage({ id: 'registration.photos.drop' }),
          remove: intl.formatMessage({ id: 'shared.file.remove' }),
          retry: intl.formatMessage({ id: 'shared.file.retry' }),
        }}
      />
      {images.length > 0 && (
        <ul ref={keepFocusIn} className={styles.photos} aria-label={intl.formatMessage({ id: 'registration.photos.stored' })}>
          {images.map(({ id, path, width, height }, index) => (
            <li key={id} className={styles.photo}>
              <img
                src={path}
                width={width}
                height={height}
                alt={intl.formatMessage({ id: 'registration.photos.alt' }, { number: index + 1 })}
                loading="lazy"
                className={styles.picture}
              />
              <div className={styles.removal}>
                <IconButton
                  icon={Trash2}
                  label={intl.formatMessage({ id: 'registration.photos.remove' }, { number: index + 1 })}
                  onPress={() => void removePhoto(id)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Inline gap="sm">
        <Button variant="primary" isPending={isWaiting && isRunning} onPress={next}>
          {intl.formatMessage({ id: 'registration.next' })}
        </Button>
        {backHref !== null && <ButtonLink href={backHref}>{intl.formatMessage({ id: 'registration.back' })}</ButtonLink>}
      </Inline>
    </Stack>
  )
}

/**
 * Continues once all photos are sent: leaving at once would cancel them. A photo that is refused in the meantime is shown instead, and a
 * change of the photos ends the waiting.
 */
function useNextWhenIdle(uploads: readonly Upload[], hasPhotos: boolean, onNext: () => void) {
  const refused = uploads.filter(({ state }) => state === 'refused').length
  /** The number of refused photos when the user asked to continue. */
  const [waitsWith, setWaitsWith] = useState<number | null>(null)
  const isReady = waitsWith === refused && hasPhotos && uploads.length === refused
  const next = useEffectEvent(onNext)
  useEffect(() => {
    if (isReady) next()
  }, [isReady])
  return { isWaiting: waitsWith !== null, wait: () => setWaitsWith(refused), stopWaiting: () => setWaitsWith(null) }
}

/** Photos on their way to the server, each in a request of its own. */
function usePhotos(wizardHash: string, count: number, changeImages: StepProps['changeImages']) {
  const intl = useIntl()
  const api = useApi()
  const [queue] = useState(() => new UploadQueue())
  const { uploads } = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    const end = (error: unknown): UploadEnd => {
      if (!isApiError(error)) throw error
      if (error.status === 0 || error.status === 503) return { end: 'unreachable' }
      const problem = uploadProblem(error, 'image', intl)
      return { end: 'refused', problem, canRetry: error.status === 429 || error.status >= 500, isFull: error.code === 'limit_reached' }
    }
    queue.connect({
      send: async ({ file }, signal, onProgress) => {
        const fetch = uploadWithProgress(({ sent, total }) => total !== null && onProgress(sent / total))
        try {
          const { data } = await api.createWizardImage({ path: { wizardHash }, body: { image: file }, signal, fetch })
          // The same photo twice is stored once.
          changeImages((images) => [...images.filter(({ id }) => id !== data.id), data])
          return { end: 'stored' }
        } catch (error) {
          return signal.aborted ? { end: 'unreachable' } : end(error)
        }
      },
      onIdle: () => {},
      onStored: () => {},
    })
  })
  useEffect(() => () => queue.stop(), [queue])

  function add(files: readonly File[]) {
    const room = wizardPhotosMax - count - uploads.filter(({ state }) => state !== 'refused').length
    queue.add(
      files.map((file, index): Upload => {
        const [problem] = fileProblems('image', { name: file.name, sizeBytes: file.size, contentType: file.type }, imageLimits)
        const full = index < room ? undefined : intl.formatMessage({ id: 'registration.photos.full' }, { max: wizardPhotosMax })
        const text = problem ? errorText(problem, intl) : full
        const state = text === undefined ? ({ state: 'queued' } as const) : ({ state: 'refused', problem: text } as const)
        return { key: crypto.randomUUID(), file, progress: 0, ...state }
      }),
    )
  }
  return { uploads, add, retry: queue.retry, remove: queue.remove }
}

function useRemoval(wizardHash: string, changeImages: StepProps['changeImages']) {
  const intl = useIntl()
  const api = useApi()
  return async (imageId: number) => {
    try {
      await api.deleteWizardImage({ path: { wizardHash, imageId } })
    } catch (error) {
      if (!isApiError(error)) throw error
      // Another device has removed it.
      if (error.status !== 404) return showToast({ tone: 'critical', text: refusalText(error, (id) => intl.formatMessage({ id })) })
    }
    changeImages((images) => images.filter(({ id }) => id !== imageId))
  }
}
