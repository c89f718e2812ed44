import type { FieldProblem } from '@vendor-panel/domain'
import { ApiError } from '@vendor-panel/sdk'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { messageLoader } from '../with-messages.ts'
import { errorText, isWithin, noErrors, type FormErrors, type FieldError, type Sentences } from './form-errors.ts'

export type FormOptions<Values extends object, Submission = { idempotencyKey: string }> = {
  /** The initial values. Later changes have no effect: give the component a `key`. */
  initial: Values
  /** Stores the values if they must outlive the form, such as a draft. By default the form stores them. */
  state?: readonly [Values, Dispatch<SetStateAction<Values>>]
  /** The problems by the domain rule. */
  check?: (values: Values) => readonly FieldProblem[]
  /**
   * Writes the values. A rejection with `ApiError` is shown in the form; any other is reported too. The idempotency key is the same for the
   * same values, so that a submission whose answer was lost is performed once.
   */
  send: (values: Values, submission: Submission) => Promise<unknown>
  /** This form's own message ids instead of the general message of a code. */
  sentences?: Sentences
  /** The errors that the form shows after a refusal: `refusalErrors`, or others; `null` if the page shows them elsewhere. */
  refusal: (error: ApiError, names: readonly string[], intl: IntlShape) => FormErrors | null
  /** The field to focus after a refusal without a field. */
  focusAfterRefusal?: keyof Values & string
}

/** The props of a field component. */
export type FormField<Value> = { name: string; value: Value; onChange: (value: Value) => void; errorMessage: string | undefined }

export type FormState<Values extends object> = {
  values: Values
  change: (changes: Partial<Values>) => void
  /** The props of one field. */
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  /** The error at exactly this path, for a field inside a list: `prices[0].price`. */
  errorAt: (path: string) => string | undefined
  errors: FormErrors
  /** Whether values were changed since the form was opened or sent. */
  isDirty: boolean
  isPending: boolean
  submit: () => void
  /** Shows the problems by the domain rule, without sending: whether there are none. */
  check: () => boolean
  element: RefObject<HTMLFormElement | null>
}

const pendingDelayMs = 100

/**
 * The only way to build a form: values, the domain rule, errors at their fields, focus on the first of them, pending state and idempotency.
 * `<Form>` renders it. `values` contains the fields on the screen. A record that is loaded and saved uses `useRecordForm`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, check, send, sentences, refusal, focusAfterRefusal } = options
  const intl = useIntl()
  const element = useRef<HTMLFormElement>(null)
  const own = useState(initial)
  const [values, setValues] = options.state ?? own
  const [settled, setSettled] = useState(values)
  const [errors, setErrors] = useState(noErrors)
  const [failures, setFailures] = useState(0)
  const [isPending, setPending] = useState(false)
  const sending = useRef<{ values: Values; key: string; isRunning: boolean }>(null)
  const textOf = (error: FieldError) => errorText(error, intl, sentences)

  const focusOnError = useEffectEvent(() => {
    const { fields, summary } = errors
    const form = element.current
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // An error whose field is not on the screen goes to the summary.
    if (fields.length > 0 && !invalid) setErrors({ fields: [], summary: [...summary, ...fields.map(textOf)] })
    const named = focusAfterRefusal === undefined ? null : form?.elements.namedItem(focusAfterRefusal)
    focusControl(invalid ?? (named instanceof HTMLElement ? named : form?.querySelector<HTMLElement>('[data-form-summary]')))
  })
  useEffect(() => {
    if (failures > 0) focusOnError()
  }, [failures])
  // Text that was typed or autofilled before this code was loaded is kept.
  useLayoutEffect(() => setValues((before) => withFilledIn(element.current, before)), [setValues])

  function fail(found: FormErrors): void {
    setErrors(found)
    setFailures((count) => count + 1)
  }

  async function run(now: Values): Promise<void> {
    const key = sending.current?.values === now ? sending.current.key : crypto.randomUUID()
    sending.current = { values: now, key, isRunning: true }
    // A quick answer shows no pending state.
    const pending = setTimeout(() => setPending(true), pendingDelayMs)
    try {
      await send(now, { idempotencyKey: key })
      setSettled(now)
      setErrors(noErrors)
    } catch (error) {
      const found = error instanceof ApiError ? refusal(error, Object.keys(now), intl) : unexpected(error)
      if (found) fail(found)
      else setErrors(noErrors)
    } finally {
      sending.current.isRunning = false
      clearTimeout(pending)
      setPending(false)
    }
  }

  /** An error of our own, or code that could not be loaded: the form shows an error and can be sent again. */
  function unexpected(error: unknown): FormErrors {
    reportError(error)
    return { fields: [], summary: [intl.formatMessage({ id: 'app.error.server.body' })] }
  }

  async function report(problems: readonly FieldProblem[]): Promise<void> {
    if (problems.some(({ code }) => !sentences || !(code in sentences))) await messageLoader.load(['field']).catch(() => {})
    fail({ fields: problems, summary: [] })
  }

  /** The values, unless they have a problem, which is shown. */
  function checked(): Values | null {
    const now = withFilledIn(element.current, values)
    if (now !== values) setValues(now)
    const problems = check?.(now) ?? []
    if (problems.length === 0) return now
    void report(problems)
    return null
  }

  function submit(): void {
    if (sending.current?.isRunning) return
    const now = checked()
    if (now) void run(now)
  }

  const { change, fieldProps } = useMemo(() => {
    function change(changes: Partial<Values>): void {
      setValues((before) => ({ ...before, ...changes }))
      const names = Object.keys(changes)
      const isStill = ({ path }: FieldError) => !names.some((name) => isWithin(path, name))
      setErrors((before) => (before === noErrors ? before : { ...before, fields: before.fields.filter(isStill) }))
    }
    return { change, fieldProps: fieldPropsBy((name, value) => change({ [name]: value } as Partial<Values>)) }
  }, [setValues])

  function textAt(isWanted: (path: string) => boolean): string | undefined {
    const found = errors.fields.find(({ path }) => isWanted(path))
    return found && textOf(found)
  }

  return {
    values,
    change,
    field: (name) =>
      fieldProps(
        name,
        values[name],
        textAt((path) => isWithin(path, name)),
      ),
    errorAt: (wanted) => textAt((path) => path === wanted),
    errors,
    isDirty: values !== settled,
    isPending,
    submit,
    check: () => checked() !== null,
    element,
  }
}

/** The props of fields: the same object until something about the field changes, so that typing renders one field instead of all. */
function fieldPropsBy(change: (name: string, value: unknown) => void) {
  const cached = new Map<string, FormField<unknown>>()
  return <Value>(name: string, value: Value, errorMessage: string | undefined): FormField<Value> => {
    const before = cached.get(name)
    if (before?.value === value && before.errorMessage === errorMessage) return before as FormField<Value>
    const props: FormField<Value> = { name, value, errorMessage, onChange: before?.onChange ?? ((next) => change(name, next)) }
    cached.set(name, props as FormField<unknown>)
    return props
  }
}

/** Texts in the fields that were not reported: typed before the code was loaded, or autofilled by the browser. */
function withFilledIn<Values extends object>(element: HTMLFormElement | null, values: Values): Values {
  const found = Object.entries(values).flatMap(([name, value]) => {
    const field = element?.elements.namedItem(name)
    const text = field instanceof HTMLInputElement && isText(field) ? field.value : value
    return typeof value === 'string' && text !== value ? [[name, text]] : []
  })
  return found.length > 0 ? { ...values, ...Object.fromEntries(found) } : values
}

const isText = ({ type }: HTMLInputElement) => ['text', 'email', 'password', 'tel', 'url'].includes(type)

/** Focuses a control; for a group, such as radio buttons or the parts of a date, its first one. */
function focusControl(target: HTMLElement | null | undefined): void {
  const controls = 'input, textarea, select, button, [tabindex]'
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls)
  control?.focus()
}
