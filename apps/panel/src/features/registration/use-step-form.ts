import { useEffect, useEffectEvent, useState } from 'react'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm, type RecordFormState } from '../../shared/form/use-record-form.ts'
import type { FieldProblem } from '@vendor-panel/domain'
import type { StepProps, WizardData, WizardPatch } from './wizard.ts'

type StepForm<Values extends object, Part extends keyof WizardPatch> = {
  part: Part
  /** The values of the step: saved ones, else those of the start page. */
  valuesOf: (wizard: WizardData) => Values
  check: (values: Values) => readonly FieldProblem[]
  bodyOf: (values: Values) => WizardPatch[Part]
}

/** The form of a step: saves its part, shows both versions if another device has saved other values, and opens the next step (WIZ-05). */
export function useStepForm<Values extends object, Part extends keyof WizardPatch>(
  { saved, save, reload, onNext }: StepProps,
  { part, valuesOf, check, bodyOf }: StepForm<Values, Part>,
): RecordFormState<Values> {
  const [isSaved, setSaved] = useState(false)
  const form = useRecordForm<Values>({
    initial: valuesOf(saved.wizard),
    etag: saved.etag,
    reload: async () => {
      const { wizard, etag } = await reload()
      return { values: valuesOf(wizard), etag }
    },
    check,
    send: async (values, { ifMatch }) => {
      await save({ [part]: bodyOf(values) }, ifMatch)
      setSaved(true)
    },
    // Paths of refusals begin with the part.
    refusal: (error, names, intl) => {
      const prefix = `${part}.`
      const { fields, summary } = refusalErrors(
        error,
        names.map((name) => prefix + name),
        intl,
      )
      return { summary, fields: fields.map((field) => ({ ...field, path: field.path.slice(prefix.length) })) }
    },
  })
  const next = useEffectEvent(onNext)
  // Once nothing is unsaved: leaving the step needs no confirmation.
  useEffect(() => {
    if (isSaved && !form.isDirty) next()
  }, [isSaved, form.isDirty])
  return form
}
