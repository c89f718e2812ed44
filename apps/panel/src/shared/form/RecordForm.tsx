import { Banner, Button, ErrorSummary, Inline, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { Form, type FormProps } from './Form.tsx'
import * as styles from './RecordForm.css.ts'
import type { RecordFormState } from './use-record-form.ts'

/** One field of a record as text, to compare two versions. */
export type DescribedField = { label: string; text: string }

export type RecordFormProps<Values extends object> = Omit<FormProps, 'form' | 'notice'> & {
  form: RecordFormState<Values>
  /** The values as text, in the order of the fields. Needed if the form reloads after a conflict. */
  describe?: ((values: Values) => readonly DescribedField[]) | undefined
}

/** The form of a record: links to errors that are out of view, and lets the user choose a version after a conflict (409). */
export function RecordForm<Values extends object>({ form, describe, children, ...props }: RecordFormProps<Values>) {
  const intl = useIntl()
  const { conflict } = form
  const { fields } = form.errors
  const notice =
    conflict && describe ? (
      <Conflict mine={describe(conflict.mine)} theirs={describe(conflict.theirs)} conflict={conflict} />
    ) : (
      fields.length > 0 && (
        <ErrorSummary
          title={intl.formatMessage({ id: 'app.form.rejected' })}
          errors={fields.map(({ path }) => ({ name: path, message: form.errorAt(path) ?? '' }))}
        />
      )
    )
  return (
    <Form form={form} notice={notice} {...props}>
      {children}
    </Form>
  )
}

type ConflictProps = {
  mine: readonly DescribedField[]
  theirs: readonly DescribedField[]
  conflict: { keepMine: () => void; takeTheirs: () => void }
}

/** Both versions of the fields that differ. */
function Conflict({ mine, theirs, conflict }: ConflictProps) {
  const intl = useIntl()
  const differing = mine.filter(({ text }, index) => theirs[index]?.text !== text)
  const theirText = (label: string) => theirs.find((field) => field.label === label)?.text
  return (
    <Banner
      tone="caution"
      isLive
      title={intl.formatMessage({ id: 'shared.conflict.title' })}
      actions={
        <Inline>
          <Button size="sm" onPress={conflict.takeTheirs}>
            {intl.formatMessage({ id: 'shared.conflict.takeTheirs' })}
          </Button>
          <Button size="sm" variant="primary" onPress={conflict.keepMine}>
            {intl.formatMessage({ id: 'shared.conflict.keepMine' })}
          </Button>
        </Inline>
      }
    >
      <Stack gap="sm">
        <Text>{intl.formatMessage({ id: 'shared.conflict.body' })}</Text>
        <dl className={styles.versions}>
          {differing.map(({ label, text }) => (
            <div key={label} className={styles.version}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.text} dir="auto">
                <span className={styles.owner}>{intl.formatMessage({ id: 'shared.conflict.mine' })}</span> {text || '–'}
              </dd>
              <dd className={styles.text} dir="auto">
                <span className={styles.owner}>{intl.formatMessage({ id: 'shared.conflict.theirs' })}</span> {theirText(label) || '–'}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Banner>
  )
}
