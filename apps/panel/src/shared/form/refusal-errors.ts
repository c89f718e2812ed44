import type { ApiError } from '@vendor-panel/sdk'
import type { IntlShape } from 'react-intl'
import { refusalText } from '../refusal-text.ts'
import { isWithin, type FormErrors } from './form-errors.ts'

/**
 * The errors of a refusal: field errors at their fields with the server's messages, everything else in the summary (ERR-04..06, AMB-67).
 */
export function refusalErrors(error: ApiError, names: readonly string[], intl: Pick<IntlShape, 'formatMessage'>): FormErrors {
  const general = refusalText(error, (id) => intl.formatMessage({ id }))
  const errors = error.fieldErrors.map(({ path, message }) => ({ path, text: message || general }))
  const hasField = ({ path }: { path: string }) => names.some((name) => isWithin(path, name))
  const withoutField = errors.filter((one) => !hasField(one)).map(({ text }) => text)
  return { fields: errors.filter(hasField), summary: [...new Set([general, ...withoutField])] }
}
