import type { components } from '@vendor-panel/contract'
import { fileProblems, imageLimits, lengthProblem, present } from '@vendor-panel/domain'
import { replaceSignatureBounds } from '@vendor-panel/domain/bounds'
import { Button, Inline, Stack, TextArea } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { PictureField } from '../../shared/PictureField.tsx'
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

/** The picture of a signature, such as a logo. */
function SignatureImage({ signature: { linkId, signatureImage } }: { signature: Signature }) {
  const intl = useIntl()
  const { customer } = useUser()
  const path = { customerId: customer.id }
  const upload = useWrite('createSignatureImage', {
    refetch: ['getSignature'],
    done: () => intl.formatMessage({ id: 'templates.signature.imageSaved' }),
    hasForm: true,
  })
  const removal = useWrite('deleteSignatureImage', {
    refetch: ['getSignature'],
    done: () => intl.formatMessage({ id: 'templates.signature.imageRemoved' }),
  })
  const label = intl.formatMessage({ id: 'templates.signature.image' })
  return (
    <PictureField
      label={label}
      description={intl.formatMessage({
        id: signatureImage === null ? 'templates.signature.imageHelp' : 'templates.signature.imageReplaces',
      })}
      picture={signatureImage && <img className={styles.picture} src={signatureImage.path} alt={label} />}
      acceptedTypes={Object.keys(imageLimits.contentTypes).map((extension) => `.${extension}`)}
      check={(file) => fileProblems('image', file, imageLimits)}
      strings={{
        remove: intl.formatMessage({ id: 'templates.signature.imageRemove' }),
        removeTitle: intl.formatMessage({ id: 'templates.signature.imageRemoveTitle' }),
        cancel: intl.formatMessage({ id: 'templates.cancel' }),
      }}
      upload={(image, fetch) => upload.write({ path, body: { linkId, image }, fetch })}
      remove={() => removal.write({ path, query: { linkId } })}
      isRemoving={removal.isPending}
    />
  )
}
