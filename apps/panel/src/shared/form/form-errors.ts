import type { FieldProblem } from '@vendor-panel/domain'
import type { IntlShape } from 'react-intl'

/** What is wrong at one place of a form, such as `prices[0].price` (ERR-06): a code of the rule, or the server's sentence. */
export type PlacedError = FieldProblem | { path: string; text: string }

/** What a form shows after a failed submission. */
export type FormErrors = {
  fields: readonly PlacedError[]
  /** Sentences about the form as a whole, and those whose field is not on the screen. */
  summary: readonly string[]
}

export const noErrors: FormErrors = { fields: [], summary: [] }

/** Message ids that replace the general sentence of a code in one form. */
export type Sentences = { readonly [code: string]: FormatjsIntl.Message['ids'] }

/** Whether an error at `path` belongs to the field `name`: the field itself, or something inside it. */
export const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`)

/** The sentence of one error (VAL-01..18). Until the sentences of the codes are loaded, a general one stands in. */
export function errorText(error: PlacedError, intl: Pick<IntlShape, 'formatMessage' | 'messages'>, sentences: Sentences = {}): string {
  if ('text' in error) return error.text
  const id = sentences[error.code] ?? (`field.${error.code}` as const)
  return intl.formatMessage({ id: id in intl.messages ? id : 'app.form.rejected' }, error.params)
}
