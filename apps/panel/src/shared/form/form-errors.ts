import type { FieldProblem } from '@vendor-panel/domain'
import type { IntlShape } from 'react-intl'

/** An error at one path of a form, such as `prices[0].price` (ERR-06): a code of the rule, or the server's message. */
export type FieldError = FieldProblem | { path: string; text: string }

/** The errors of a form after a failed submission. */
export type FormErrors = {
  fields: readonly FieldError[]
  /** Messages about the form as a whole, and those of fields that are not on the screen. */
  summary: readonly string[]
}

export const noErrors: FormErrors = { fields: [], summary: [] }

/** Message ids that replace the general message of a code in one form. */
export type Sentences = { readonly [code: string]: FormatjsIntl.Message['ids'] }

/** Whether an error at `path` belongs to the field `name`: the field itself, or a part of it. */
export const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`)

/** The message of one error (VAL-01..18). Until the messages of the codes are loaded, a general one is used. */
export function errorText(error: FieldError, intl: Pick<IntlShape, 'formatMessage' | 'messages'>, sentences: Sentences = {}): string {
  if ('text' in error) return error.text
  const id = sentences[error.code] ?? (`field.${error.code}` as const)
  return intl.formatMessage({ id: id in intl.messages ? id : 'app.form.rejected' }, error.params)
}
