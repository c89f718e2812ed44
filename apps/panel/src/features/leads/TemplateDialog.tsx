import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { Banner, Button, Dialog, FileDrop, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser } from '../../shared/user.ts'
import { withChosen } from './chosen-files.ts'
import type { DraftContent, DraftFile } from './drafts.ts'
import type { Lead } from './lead-row.ts'
import * as styles from './TemplateDialog.css.ts'

type Schemas = components['schemas']
type TemplateDialogProps = {
  lead: Lead
  template: Schemas['MailTemplate']
  /** The files of the draft. */
  files: readonly DraftFile[]
  onUse: (content: Pick<DraftContent, 'subject' | 'body' | 'files'>) => void
  onClose: () => void
}

/** A mail template as the couple would get it, with what has no value, the signature and the files, before it is used (TMPL-05, TMPL-06). */
export function TemplateDialog({ lead, template, files, onUse, onClose }: TemplateDialogProps) {
  const intl = useIntl()
  const api = useApi()
  const { customer } = useUser()
  const { data, isError, refetch } = useQuery({
    queryKey: ['createMailTemplatePreview', template.id, lead.id],
    queryFn: ({ signal }) =>
      api.createMailTemplatePreview({
        path: { customerId: customer.id, mailTemplateId: template.id },
        body: { leadId: lead.id },
        signal,
      }),
  })
  const preview = data?.data
  function use({ subject, body, attachments }: Schemas['MailTemplatePreview']) {
    const added = attachments.filter(({ id }) => !files.some(({ attachmentId }) => attachmentId === id))
    const chosen = added.map(({ id, name, size, contentType }) => ({
      id: crypto.randomUUID(),
      name,
      sizeBytes: size,
      contentType,
      attachmentId: id,
    }))
    onUse({ subject, body, files: [...withChosen(files, chosen, intl)] })
    onClose()
  }
  return (
    <Dialog
      title={template.name}
      size="lg"
      strings={{ close: intl.formatMessage({ id: 'leads.template.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'leads.template.cancel' })}</Button>
          <Button variant="primary" isDisabled={!preview} onPress={() => preview && use(preview)}>
            {intl.formatMessage({ id: 'leads.template.use' })}
          </Button>
        </>
      }
    >
      {preview ? <Preview preview={preview} /> : isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
    </Dialog>
  )
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`)

function Preview({ preview }: { preview: Schemas['MailTemplatePreview'] }) {
  const intl = useIntl()
  const { subject, body, signature, missing, unknown, attachments } = preview
  return (
    <Stack gap="md">
      {missing.length > 0 && (
        <Banner tone="caution" isLive>
          {intl.formatMessage({ id: 'leads.template.missing' }, { variables: intl.formatList(inBraces(missing)) })}
        </Banner>
      )}
      {unknown.length > 0 && (
        <Banner tone="caution" isLive>
          {intl.formatMessage({ id: 'leads.template.unknown' }, { names: intl.formatList(inBraces(unknown)) })}
        </Banner>
      )}
      <section className={styles.letter} aria-label={intl.formatMessage({ id: 'leads.template.preview' })}>
        <strong dir="auto">
          <Marked text={subject} unfilled={[...missing, ...unknown]} />
        </strong>
        <p className={styles.text} dir="auto">
          <Marked text={body} unfilled={[...missing, ...unknown]} />
        </p>
        {signature !== '' && (
          <p className={styles.signature} dir="auto">
            {signature}
          </p>
        )}
      </section>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: signature === '' ? 'leads.template.noSignature' : 'leads.template.signatureAdded' })}
      </Text>
      {attachments.length > 0 && (
        <FileDrop
          isReadOnly
          label={intl.formatMessage({ id: 'leads.template.files' })}
          items={attachments.map(({ id, name, size }) => ({ id: String(id), name, sizeBytes: size }))}
          onAdd={() => {}}
          strings={{ choose: '', drop: '', retry: '', remove: '' }}
        />
      )}
    </Stack>
  )
}

/** A text whose variables without a value are marked. */
function Marked({ text, unfilled }: { text: string; unfilled: readonly string[] }) {
  return text.split(/(\{[^{}\n]{1,40}\})/).map((part, at) =>
    unfilled.some((name) => part.slice(1, -1).trim().toLowerCase() === name.toLowerCase()) ? (
      <mark key={at} className={styles.unfilled}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
