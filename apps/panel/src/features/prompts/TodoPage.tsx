import { EmptyState, Heading, Page } from '@vendor-panel/ui'
import { ListChecks } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { dueLeads } from '../../shared/due-leads.ts'
import type { FeatureParts } from '../../shared/feature-parts.ts'
import { LeadsSection } from '../../shared/list/LeadsSection.tsx'
import { queryString } from '../../shared/list/url-filters.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { paths } from '../../shared/paths.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { doneTodos, dueOfTodo, openTodos } from './prompt-lists.ts'
import { PromptRows } from './PromptRows.tsx'
import * as styles from './prompts.css.ts'

/** What the vendor has to do: open to-dos, couples who wait for a reply, and what is done (TODO-01, TODO-03). */
export function TodoPage({ LeadRow }: Pick<FeatureParts, 'LeadRow'>) {
  const intl = useIntl()
  const open = usePages('listPrompts', { query: openTodos })
  const done = usePages('listPrompts', { query: doneTodos })
  const now = useMinute()
  const note = open.total !== undefined && intl.formatMessage({ id: 'prompts.todo.count' }, { count: open.total })
  return (
    <Page title={intl.formatMessage({ id: 'app.nav.todo' })} note={<span role="status">{note}</span>} width="form">
      <div className={styles.columns}>
        <Section title={intl.formatMessage({ id: 'prompts.todo.openTitle' })}>
          {(label) => (
            <PromptRows
              list={open}
              label={label}
              empty={
                <EmptyState icon={ListChecks} title={intl.formatMessage({ id: 'prompts.todo.empty.title' })}>
                  {intl.formatMessage({ id: 'prompts.todo.empty.body' })}
                </EmptyState>
              }
            />
          )}
        </Section>
        <LeadsSection
          title={intl.formatMessage({ id: 'prompts.due' })}
          all={{ href: paths.leads() + queryString(dueLeads), text: intl.formatMessage({ id: 'prompts.due.all' }) }}
          filter={dueOfTodo}
          empty={intl.formatMessage({ id: 'prompts.due.empty' })}
          LeadRow={LeadRow}
          now={now}
        />
        <Section title={intl.formatMessage({ id: 'prompts.todo.doneTitle' })}>
          {(label) => <PromptRows list={done} label={label} empty={intl.formatMessage({ id: 'prompts.todo.doneEmpty' })} />}
        </Section>
      </div>
    </Page>
  )
}

function Section({ title, children }: { title: string; children: (label: string) => ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children(title)}
    </section>
  )
}
