import { listMailTemplatesFilters } from '@vendor-panel/domain/bounds'
import { Button, EmptyState, RowListSkeleton, SearchField } from '@vendor-panel/ui'
import { Mail, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useSearchText } from '../../shared/list/use-search-text.ts'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { useUser } from '../../shared/user.ts'
import { MailTemplateRow } from './MailTemplateRow.tsx'
import { mailTemplateFilters } from './mail-templates-url.ts'
import { AddMailTemplateDialog, EditMailTemplateDialog } from './template-dialogs.ts'
import * as styles from './templates.css.ts'

/** The texts for mails to couples: searched, added, changed and deleted (TMPL-01). */
export function MailTemplatesPage() {
  const intl = useIntl()
  const { customer } = useUser()
  const [filters, setFilters] = useUrlFilters(mailTemplateFilters)
  const list = usePages('listMailTemplates', { path: { customerId: customer.id }, query: filters })
  const search = useSearchText(filters.q ?? '', (q) => setFilters(q === undefined ? {} : { q }, { replace: true }))
  const [dialog, setDialog] = useState<'add' | { mailTemplateId: number } | null>(null)
  const close = () => setDialog(null)
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setDialog('add')}>
      {intl.formatMessage({ id: 'templates.mail.add' })}
    </Button>
  )
  return (
    <>
      <ListPage
        title={intl.formatMessage({ id: 'app.nav.mailTemplates' })}
        list={list}
        skeleton={<RowListSkeleton hasActions />}
        count={(total) => intl.formatMessage({ id: 'templates.mail.count' }, { count: total })}
        actions={add}
        filters={
          <div className={styles.filter}>
            <SearchField
              label={intl.formatMessage({ id: 'templates.mail.search' })}
              strings={{ clear: intl.formatMessage({ id: 'templates.searchClear' }) }}
              value={search.text}
              onChange={search.change}
              onSubmit={() => search.submit()}
              maxLength={listMailTemplatesFilters.q.maxLength}
            />
          </div>
        }
        empty={
          filters.q === undefined ? (
            <EmptyState icon={Mail} title={intl.formatMessage({ id: 'templates.mail.empty.title' })} actions={add}>
              {intl.formatMessage({ id: 'templates.mail.empty.body' })}
            </EmptyState>
          ) : (
            <EmptyState icon={SearchX} title={intl.formatMessage({ id: 'templates.mail.noMatch' })} />
          )
        }
      >
        {(template) => <MailTemplateRow template={template} onEdit={() => setDialog({ mailTemplateId: template.id })} />}
      </ListPage>
      {dialog === 'add' && <AddMailTemplateDialog onClose={close} />}
      {typeof dialog === 'object' && dialog && <EditMailTemplateDialog mailTemplateId={dialog.mailTemplateId} onClose={close} />}
    </>
  )
}
