import { useQuery } from '@tanstack/react-query'
import { fillTemplate, isBlank } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@vendor-panel/ui'
import { MessageSquareText, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { useTemplateValues } from '../../shared/template-values.ts'
import { useUser } from '../../shared/user.ts'
import type { DraftContent } from './drafts.ts'
import { wideOnly } from './LeadHeader.css.ts'
import type { Lead } from './lead-row.ts'

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
  const values = useTemplateValues()(lead)
  const fill = (text: string) => fillTemplate(text, values).text
  // What is already written stays, above the saved text.
  const after = (text: string) => (isBlank(draft.body) ? text : `${draft.body.trimEnd()}\n\n${text}`)
  const isLoading = replies.isPending || (isMail && templates.isPending)
  return (
    <>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button size="sm" variant="quiet" icon={MessageSquareText} aria-label={intl.formatMessage({ id: 'leads.replies.menu' })}>
          <span className={wideOnly}>{intl.formatMessage({ id: 'leads.replies.menu' })}</span>
        </Button>
        <Menu label={intl.formatMessage({ id: 'leads.replies.menu' })} placement="top start">
          {isLoading && (
            <MenuItem key="loading" isDisabled>
              {intl.formatMessage({ id: replies.isError || templates.isError ? 'app.failed' : 'leads.replies.loading' })}
            </MenuItem>
          )}
          {replies.data && replies.data.data.length > 0 && (
            <MenuSection title={intl.formatMessage({ id: 'leads.replies.quick' })}>
              {replies.data.data.map(({ id, title, body }) => (
                <MenuItem key={`reply-${id}`} onAction={() => onChoose({ body: after(fill(body)) })}>
                  {title}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          {isMail && templates.data && templates.data.data.length > 0 && (
            <MenuSection title={intl.formatMessage({ id: 'leads.replies.templates' })}>
              {templates.data.data.map(({ id, name, subject, body }) => (
                <MenuItem key={`template-${id}`} onAction={() => onChoose({ subject: fill(subject), body: after(fill(body)) })}>
                  {name}
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
      {managed !== null && <QuickRepliesDialog newBody={managed} onClose={() => setManaged(null)} />}
    </>
  )
}
