import {
  charCount,
  fieldProblem,
  fillTemplate,
  isBlank,
  isContactHidden,
  leadMessageProblem,
  messageBodyCharsMax,
  present,
} from '@vendor-panel/domain'
import type { ApiError } from '@vendor-panel/sdk'
import { Banner, Button, Inline, Kbd, SegmentedControl, Text, TextArea, TextField, type TextAreaProps } from '@vendor-panel/ui'
import { ArrowRight, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type Ref, type RefObject } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useForm } from '../../shared/form/use-form.ts'
import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import { hasOtherAttempt, type DraftContent } from './drafts.ts'
import { channels, closedAdvice, closedReason } from './lead-channels.ts'
import type { Lead } from './lead-row.ts'
import type { NextCouple } from './LeadTabs.tsx'
import * as styles from './MessageComposer.css.ts'
import { ReplyMenu } from './ReplyMenu.tsx'
import { sendKeys } from '../../shared/key-names.ts'
import type { useDraft } from './use-draft.ts'
import { useSendMessage } from './use-send-message.ts'

const fileMessages = ['leads.files', 'field'] as const
const AttachButton = lazily(withMessages(fileMessages, () => import('./ComposerFiles.tsx').then((code) => code.AttachButton)))
const SignatureHint = lazily(withMessages(['leads.template'], () => import('./SignatureHint.tsx').then((code) => code.SignatureHint)))
const FilesToSend = lazily(withMessages(fileMessages, () => import('./ComposerFiles.tsx').then((code) => code.FilesToSend)))

type MessageComposerProps = { lead: Lead; writing: ReturnType<typeof useDraft>; bodyRef: Ref<HTMLTextAreaElement> } & NextCouple

/** The reply form (LEAD-28). Typed text is never lost: see `useDraft` and `useSendMessage`. */
export function MessageComposer({ lead, writing, bodyRef, findNext, onReply }: MessageComposerProps) {
  'use memo'
  const intl = useIntl()
  const { keeper, draft, status } = writing
  const message = useSendMessage(lead, keeper)
  const { channel, subject, body, files } = draft
  // After a message is sent, until the next one is begun.
  const [nextId, setNextId] = useState<number | null>(null)
  const {
    element,
    field,
    change,
    errors,
    submit: submitForm,
  } = useForm<DraftContent>({
    initial: draft,
    // The draft is saved on the device while the user types.
    state: [
      { channel, subject, body, files },
      (update) => {
        const before = keeper.state().draft
        const next = typeof update === 'function' ? update(before) : update
        if (next === before) return
        setNextId(null)
        keeper.change(next)
      },
    ],
    check: (content) =>
      present([
        leadMessageProblem({ ...content, preference: lead.contactPreference }),
        content.channel === 'email' && content.files.some(({ problem }) => problem !== null) && fieldProblem('files', 'form_invalid'),
      ]),
    send: async () => {
      await message.send()
      // Not while the user is still typing, because the button takes focus.
      if (keeper.state().draft.body === '') setNextId(findNext())
    },
    refusal: (error) => ({ fields: [], summary: [failureText(intl, error)] }),
  })
  const closed = closedReason(lead, channel)

  if (isContactHidden(lead.contactPreference) || lead.isSpamReported)
    return (
      <div className={styles.closed}>
        <Banner tone="neutral">
          {intl.formatMessage({ id: lead.isSpamReported ? 'leads.composer.spamClosed' : 'leads.composer.allClosed' })}
        </Banner>
      </div>
    )

  const isAttemptOpen = hasOtherAttempt(draft) && !message.isPending
  const reasons = ([closedReason(lead, 'email'), closedReason(lead, 'sms'), closedAdvice(lead)] as const).filter(
    (reason) => reason !== null,
  )
  // Variables of a saved text for which the couple has no value (TMPL-05).
  const unfilled = fillTemplate(`${channel === 'email' ? subject : ''}\n${body}`, {}).missing
  const hasNotices = isAttemptOpen || errors.summary.length > 0 || reasons.length > 0 || nextId !== null || unfilled.length > 0
  const submit = () => {
    if (!closed) submitForm()
  }
  const onKeyDown: TextAreaProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      submit()
    } else event.continuePropagation()
  }
  return (
    <form
      ref={element}
      className={styles.composer}
      aria-label={intl.formatMessage({ id: 'leads.composer.title' })}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.fields}>
        {draft.channel === 'email' && (
          <TextField
            label={intl.formatMessage({ id: 'leads.composer.subject' })}
            isLabelHidden
            placeholder={intl.formatMessage({ id: 'leads.composer.subject' })}
            onKeyDown={onKeyDown}
            {...field('subject')}
          />
        )}
        <TextArea
          label={intl.formatMessage({ id: 'leads.composer.body' }, { name: lead.couple.name })}
          isLabelHidden
          placeholder={intl.formatMessage({ id: 'leads.composer.body' }, { name: lead.couple.name })}
          inputRef={bodyRef}
          rows={2}
          onKeyDown={onKeyDown}
          {...field('body')}
        />
        {channel === 'email' && !isBlank(body) && <SignatureHint lead={lead} />}
        {channel === 'email' && files.length > 0 && (
          <FilesToSend lead={lead} keeper={keeper} files={files} isPending={message.isPending} progress={message.progress} />
        )}
      </div>
      {hasNotices && (
        <div className={styles.notices}>
          {isAttemptOpen && <Banner tone="caution">{intl.formatMessage({ id: 'leads.composer.otherAttempt' })}</Banner>}
          {unfilled.length > 0 && (
            <Banner tone="caution" isLive>
              {intl.formatMessage({ id: 'leads.composer.unfilled' }, { variables: intl.formatList(unfilled.map((name) => `{${name}}`)) })}
            </Banner>
          )}
          {errors.summary.map((text) => (
            <Banner key={text} tone="critical" isLive>
              {text}
            </Banner>
          ))}
          {reasons.length > 0 && (
            <Text size="sm" tone="muted">
              {reasons.map((id) => intl.formatMessage({ id })).join(' ')}
            </Text>
          )}
          {nextId !== null && <NextButton form={element} onPress={() => onReply(nextId)} />}
        </div>
      )}
      <div className={styles.foot}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'leads.composer.channel' })}
          value={draft.channel}
          onChange={(next) => change({ channel: next })}
          items={channels.map((id) => ({
            id,
            label: intl.formatMessage({ id: `leads.composer.${id}` }),
            isDisabled: closedReason(lead, id) !== null,
          }))}
        />
        <span className={styles.tools}>
          <ReplyMenu lead={lead} draft={draft} onChoose={change} />
          {channel === 'email' && <AttachButton lead={lead} keeper={keeper} isDisabled={closed !== null || message.isPending} />}
        </span>
        <span className={styles.status}>
          <Text size="sm" tone="muted" as="span" isNumeric>
            {draft.channel === 'sms' && draft.body !== ''
              ? intl.formatMessage({ id: 'leads.composer.smsLength' }, { count: charCount(draft.body), max: messageBodyCharsMax.sms })
              : status === 'saved' || status === 'unsaved'
                ? intl.formatMessage({ id: status === 'saved' ? 'leads.composer.draftSaved' : 'leads.composer.draftFailed' })
                : null}
          </Text>
        </span>
        <Button
          variant="primary"
          type="submit"
          icon={SendHorizontal}
          isIconDirectional
          isPending={message.isPending}
          isDisabled={closed !== null}
        >
          {intl.formatMessage({ id: message.isPending ? 'leads.composer.sending' : 'leads.composer.send' })}
          <span className={styles.keys}>
            <Kbd isOnAccent>{sendKeys}</Kbd>
          </span>
        </Button>
      </div>
    </form>
  )
}

/** Opens the next couple. It takes focus after a message is sent, so that Enter continues with the next one. */
function NextButton({ form, onPress }: { form: RefObject<HTMLFormElement | null>; onPress: () => void }) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) button.current?.focus()
  }, [form])
  return (
    <Inline justify="end">
      <Button ref={button} icon={ArrowRight} isIconDirectional onPress={onPress}>
        {intl.formatMessage({ id: 'leads.composer.next' })}
      </Button>
    </Inline>
  )
}

/** Why the message was not sent: no connection, a failure of the server, or a refusal with its reason. */
function failureText(intl: IntlShape, error: ApiError): string {
  if (error.status === 0) return intl.formatMessage({ id: 'leads.composer.offline' })
  if (error.status >= 500 || error.status === 409) return intl.formatMessage({ id: 'leads.composer.serverFailed' })
  const reason = error.fieldErrors[0]?.message || error.displayMessage || intl.formatMessage({ id: 'app.form.rejected' })
  return intl.formatMessage({ id: 'leads.composer.refused' }, { reason })
}
