import { DateField } from '@vendor-panel/ui'
import type { FormField } from '../../shared/form/use-form.ts'

type WeddingDateFieldProps = FormField<string> & { label: string; marker: string }

/** The wedding date, typed by the couple; the text is empty without one. */
export const WeddingDateField = ({ value, onChange, ...field }: WeddingDateFieldProps) => (
  <DateField {...field} value={value === '' ? null : value} onChange={(day) => onChange(day ?? '')} />
)
