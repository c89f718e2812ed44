import { ArrowRight } from 'lucide-react'
import { Heading, Icon, Stack, VisuallyHidden } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { DescribedField } from './RecordForm.tsx'
import * as styles from './RecordForm.css.ts'

type RecordChangesProps = { before: readonly DescribedField[]; after: readonly DescribedField[] }

/** What saving changes: the old and the new text of each field that differs. */
export function RecordChanges({ before, after }: RecordChangesProps) {
  const intl = useIntl()
  const id = useId()
  const textOf = (fields: readonly DescribedField[], label: string) => fields.find((field) => field.label === label)?.text ?? ''
  const labels = [...new Set([...after, ...before].map(({ label }) => label))]
  const changed = labels.filter((label) => textOf(before, label) !== textOf(after, label))
  return (
    <Stack gap="sm" role="group" aria-labelledby={id}>
      <Heading level={3} size="body" id={id}>
        {intl.formatMessage({ id: 'shared.changes.title' }, { count: changed.length })}
      </Heading>
      <dl className={styles.changes}>
        {changed.map((label) => (
          <div key={label} className={styles.change}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.changeTexts}>
              <VisuallyHidden>{intl.formatMessage({ id: 'shared.changes.before' })} </VisuallyHidden>
              <s className={styles.owner} dir="auto">
                {textOf(before, label) || '–'}
              </s>
              <Icon icon={ArrowRight} size={14} isDirectional />
              <VisuallyHidden>{intl.formatMessage({ id: 'shared.changes.after' })} </VisuallyHidden>
              <strong dir="auto">{textOf(after, label) || '–'}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  )
}
