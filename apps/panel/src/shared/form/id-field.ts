import type { FormField } from './use-form.ts'

/** A field of ids as the props of a `CheckboxGroup`, whose values are texts. */
export const idField = ({ value, onChange, ...field }: FormField<readonly number[]>) => ({
  ...field,
  value: value.map(String),
  onChange: (chosen: string[]) => onChange(chosen.map(Number)),
})
