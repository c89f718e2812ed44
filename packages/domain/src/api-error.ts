import type { FieldError } from './contract.ts'

/** An answer that is not a success, as every error arrives (ERR-03..05). */
export interface ErrorAnswer {
  /** The `error-version` header; missing is 1 (AMB-10). */
  version: 1 | 2
  message: string
  /** Absent where no field is to blame. */
  errors?: readonly FieldError[] | undefined
}

/** What a form shows of a refused call. */
export interface FormErrors {
  /** Version 2 has a fixed sentence, FORM_API_VALIDATION_MESSAGE, code `form_invalid`; version 1 brings its own words, or, when it brings none, has that sentence too (ERR-04, ERR-05). */
  form: { code: 'form_invalid' } | { text: string }
  /** By field name as the form knows it. */
  fields: Record<string, FieldError>
  /** All others; they go to the form's summary (ERR-06). */
  summary: FieldError[]
}

/** The header `error-version` as a number; anything but 2 reads as 1 (ERR-03, ERR-05, AMB-10). */
export function errorVersion(header: string | null | undefined): 1 | 2 {
  return header?.trim() === '2' ? 2 : 1
}

/** A path in one way of writing: `prices[0].price`, `prices.0.price` and `prices['0'].price` are the same field (ERR-06). */
export function fieldPath(path: string): string {
  return path.replace(/\[(['"]?)([^[\]]*)\1\]/g, '.$2').replace(/^\./, '')
}

/** The errors of a refused call, laid to the fields of the form (ERR-04..06). A path below a field belongs to it; what a field cannot show, because it has one already, goes to the summary. */
export function formErrors(answer: ErrorAnswer, fieldNames: readonly string[]): FormErrors {
  const fields: Record<string, FieldError> = {}
  const summary: FieldError[] = []
  for (const error of answer.errors ?? []) {
    const name = nearestField(fieldPath(error.path), fieldNames)
    if (name === undefined || Object.hasOwn(fields, name)) summary.push(error)
    else fields[name] = error
  }
  const hasOwnWords = answer.version === 1 && answer.message.trim() !== ''
  return { form: hasOwnWords ? { text: answer.message } : { code: 'form_invalid' }, fields, summary }
}

function nearestField(path: string, fieldNames: readonly string[]): string | undefined {
  const above = fieldNames.filter((name) => path === fieldPath(name) || path.startsWith(`${fieldPath(name)}.`))
  return above.toSorted((a, b) => fieldPath(b).length - fieldPath(a).length)[0]
}
