import type { components } from '@vendor-panel/contract'
import { fileProblems, imageLimits, lengthProblem, present } from '@vendor-panel/domain'
import { replaceSignatureBounds } from '@vendor-panel/domain/bounds'
import { isApiError, uploadWithProgress } from '@vendor-panel/sdk'
import { Button, ConfirmDialog, FileDrop, Inline, Stack, TextArea } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorText } from '../../shared/form/form-errors.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useUser, type SessionUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './templates.css.ts'

type Signature = components['schemas']['Signature']
type SignatureFormProps = { signature: Signature; provider: SessionUser['providers'][number] }

/** The text of a signature, saved together, and its picture, stored as soon as it is chosen (TMPL-04, FILE-08). */
export function SignatureForm({ signature, provider }: SignatureFormProps) {
  const intl = useIntl()
  const formId = useId()
  const { customer } = useUser()
  const path = { customerId: customer.id }
  const { linkId } = signature
  const { write } = useWrite('replaceSignature', {
    refetch: ['getSignature'],
    done: () => intl.formatMessage({ id: 'templates.signature.saved' }, { provider: provider.name }),
    hasForm: true,
  })
  const form = useRecordForm<{ signatureContent: string }>({
    initial: { signatureContent: signature.signatureContent },
    check: ({ signatureContent }) =>
      present([lengthProblem('signatureContent', signatureContent, replaceSignatureBounds.signatureContent)]),
    send: ({ signatureContent }) => write({ path, body: { linkId, signatureContent } }),
  })
  return (
    <Stack gap="lg">
      <RecordForm form={form} id={formId} aria-label={intl.formatMessage({ id: 'templates.signature.of' }, { provider: provider.name })}>
        <TextArea
          label={intl.formatMessage({ id: 'templates.signature.text' })}
          description={intl.formatMessage({ id: 'templates.signature.textHelp' })}
          rows={4}
          {...form.field('signatureContent')}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!form.isDirty}>
            {intl.formatMessage({ id: 'templates.save' })}
          </Button>
        </Inline>
      </RecordForm>
      <SignatureImage signature={signature} />
    </Stack>
  )
}

type Sending = { file: File; progress?: number | undefined; problem?: string | undefined }

/** The picture of a signature, such as a logo. */
function SignatureImage({ signature: { linkId, signatureImage } }: { signature: Signature }) {
  const intl = useIntl()
  const { customer } = useUser()
  const path = { customerId: customer.id }
  const [sending, setSending] = useState<Sending | null>(null)
  const [isAsking, setAsking] = useState(false)
  const upload = useWrite('createSignatureImage', {
    refetch: ['getSignature'],
    done: () => intl.formatMessage({ id: 'templates.signature.imageSaved' }),
    hasForm: true,
  })
  const removal = useWrite('deleteSignatureImage', {
    refetch: ['getSignature'],
    done: () => intl.formatMessage({ id: 'templates.signature.imageRemoved' }),
  })

  async function send(file: File) {
    const [problem] = fileProblems('image', { name: file.name, sizeBytes: file.size, contentType: file.type }, imageLimits)
    if (problem) return setSending({ file, problem: errorText(problem, intl) })
    setSending({ file, progress: 0 })
    try {
      const fetch = uploadWithProgress(({ sent, total }) => setSending({ file, progress: total === null ? undefined : sent / total }))
      await upload.write({ path, body: { linkId, image: file }, fetch })
      setSending(null)
    } catch (error) {
      if (!isApiError(error)) throw error
      const { fields, summary } = refusalErrors(error, ['image'], intl)
      setSending({ file, problem: fields[0] ? errorText(fields[0], intl) : summary[0] })
    }
  }

  return (
    <Stack gap="sm">
      {signatureImage !== null && (
        <>
          <img className={styles.picture} src={signatureImage.path} alt={intl.formatMessage({ id: 'templates.signature.image' })} />
          <Inline>
            <Button size="sm" variant="quiet" icon={Trash2} onPress={() => setAsking(true)}>
              {intl.formatMessage({ id: 'templates.signature.imageRemove' })}
            </Button>
          </Inline>
        </>
      )}
      <FileDrop
        label={intl.formatMessage({ id: 'templates.signature.image' })}
        description={intl.formatMessage({
          id: signatureImage === null ? 'templates.signature.imageHelp' : 'templates.signature.imageReplaces',
        })}
        acceptedTypes={Object.keys(imageLimits.contentTypes).map((extension) => `.${extension}`)}
        allowsMultiple={false}
        items={
          sending
            ? [
                {
                  id: 'image',
                  name: sending.file.name,
                  sizeBytes: sending.file.size,
                  progress: sending.progress,
                  errorMessage: sending.problem,
                  onRetry: sending.problem === undefined ? undefined : () => void send(sending.file),
                  onRemove: () => setSending(null),
                },
              ]
            : []
        }
        onAdd={([file]) => file && void send(file)}
        strings={{
          choose: intl.formatMessage({ id: 'templates.signature.imageChoose' }),
          drop: intl.formatMessage({ id: 'templates.signature.imageDrop' }),
          remove: intl.formatMessage({ id: 'templates.files.remove' }),
          retry: intl.formatMessage({ id: 'templates.retry' }),
        }}
      />
      <ConfirmDialog
        title={intl.formatMessage({ id: 'templates.signature.imageRemoveTitle' })}
        strings={{
          confirm: intl.formatMessage({ id: 'templates.signature.imageRemove' }),
          cancel: intl.formatMessage({ id: 'templates.cancel' }),
        }}
        tone="critical"
        isOpen={isAsking}
        isPending={removal.isPending}
        onCancel={() => setAsking(false)}
        // A refusal is shown in a toast.
        onConfirm={() =>
          void removal
            .write({ path, query: { linkId } })
            .then(() => setAsking(false))
            .catch(() => {})
        }
      />
    </Stack>
  )
}
