import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { fillTemplate, isBlank } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@vendor-panel/ui'
import { MessageSquareText, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { useTemplateValues } from '../../shared/template-values.ts'
import { useUser } from '../../shared/user.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { withTextBelow, type DraftContent } from './drafts.ts'
import { wideOnly } from './LeadHeader.css.ts'
import type { Lead } from './lead-row.ts'

type MailTemplate = components['schemas']['MailTemplate']

const TemplateDialog = lazily(
  withMessages(['leads.template', 'field'], () => import('./TemplateDialog.tsx').then((code) => code.TemplateDialog)),
)
const QuickRepliesDialog = lazily(() => import('./QuickRepliesDialog.tsx').then((code) => code.QuickRepliesDialog))

type ReplyMenuProps = { lead: Lead; draft: DraftContent; onChoose: (content: Partial<DraftContent>) => void }

/** Saved texts for an answer: quick replies, and mail templates in an e-mail, filled in for the couple (TMPL-05). */
export function ReplyMenu({ lead, draft, onChoose }: ReplyMenuProps) {
  const intl = useIntl()
  const { customer } = useUser()
  const [isOpen, setOpen] = useState(false)
  // The text that becomes a quick reply; empty if they are only managed.
  const [managed, setManaged] = useState<string | null>(null)
  const replies = useQuery({ ...query('listQuickReplies'), enabled: isOpen })
  const isMail = draft.channel === 'email'
  const templates = useQuery({
    ...query('listMailTemplates', { path: { customerId: customer.id }, query: { limit: 100 } }),
    enabled: isOpen && isMail,
  })
  const values = useTemplateValues(lead.id, isOpen)
  const [previewed, setPreviewed] = useState<MailTemplate | null>(null)
  const after = (text: string) => withTextBelow(draft.body, text)
  const reads = isMail ? [replies, values, templates] : [replies, values]
  const failed = reads.filter(({ isError }) => isError)
  return (
    <>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button size="sm" variant="quiet" icon={MessageSquareText} aria-label={intl.formatMessage({ id: 'leads.replies.menu' })}>
          <span className={wideOnly}>{intl.formatMessage({ id: 'leads.replies.menu' })}</span>
        </Button>
        <Menu label={intl.formatMessage({ id: 'leads.replies.menu' })} placement="top start">
          {reads.some(({ isPending }) => isPending) && (
            <MenuItem key="loading" isDisabled>
              {intl.formatMessage({ id: 'leads.replies.loading' })}
            </MenuItem>
          )}
          {failed.length > 0 && (
            <MenuSection title={intl.formatMessage({ id: 'app.list.failed' })}>
              <MenuItem key="retry" shouldCloseOnSelect={false} onAction={() => void Promise.all(failed.map((read) => read.refetch()))}>
                {intl.formatMessage({ id: 'app.list.retry' })}
              </MenuItem>
            </MenuSection>
          )}
          {replies.data && values.data && replies.data.data.length > 0 && (
            <MenuSection title={intl.formatMessage({ id: 'leads.replies.quick' })}>
              {replies.data.data.map(({ id, title, body }) => (
                <MenuItem key={`reply-${id}`} onAction={() => onChoose({ body: after(fillTemplate(body, values.data).text) })}>
                  {title}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          {isMail && templates.data && templates.data.data.length > 0 && (
            <MenuSection title={intl.formatMessage({ id: 'leads.replies.templates' })}>
              {templates.data.data.map((template) => (
                <MenuItem key={`template-${template.id}`} onAction={() => setPreviewed(template)}>
                  {template.name}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          <MenuSeparator />
          <MenuItem key="add" icon={Plus} isDisabled={isBlank(draft.body)} onAction={() => setManaged(draft.body.trim())}>
            {intl.formatMessage({ id: 'leads.replies.saveText' })}
          </MenuItem>
          <MenuItem key="manage" icon={Settings2} onAction={() => setManaged('')}>
            {intl.formatMessage({ id: 'leads.replies.manage' })}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {previewed && (
        <TemplateDialog
          lead={lead}
          template={previewed}
          files={draft.files}
          onUse={({ body, ...rest }) => onChoose({ ...rest, body: after(body) })}
          onClose={() => setPreviewed(null)}
        />
      )}
      {managed !== null && <QuickRepliesDialog newBody={managed} onClose={() => setManaged(null)} />}
    </>
  )
}
