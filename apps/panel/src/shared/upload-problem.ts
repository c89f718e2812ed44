import type { ApiError } from '@vendor-panel/sdk'
import type { IntlShape } from 'react-intl'
import { errorText } from './form/form-errors.ts'
import { refusalErrors } from './form/refusal-errors.ts'

/** Why the server refused a file, or that it could not be reached. `name` is the field of the file in the body. */
export function uploadProblem(error: ApiError, name: string, intl: IntlShape): string {
  const { fields, summary } = refusalErrors(error, [name], intl)
  const [field] = fields
  return field ? errorText(field, intl) : (summary[0] ?? '')
}
