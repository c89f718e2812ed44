import type { ApiError } from '@vendor-panel/sdk'
import type { IntlShape } from 'react-intl'
import type { FormErrors } from './form/form-errors.ts'
import { refusalErrors } from './form/refusal-errors.ts'
import type { MessageId } from './page.ts'

/** The errors of a form for couples after a refusal. `tooMany` is the page's message after too many attempts. */
export function publicRefusal(error: ApiError, names: readonly string[], intl: IntlShape, tooMany: MessageId): FormErrors {
  return error.status === 429 ? { fields: [], summary: [intl.formatMessage({ id: tooMany })] } : refusalErrors(error, names, intl)
}
