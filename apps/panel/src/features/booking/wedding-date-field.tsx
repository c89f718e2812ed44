import { Skeleton } from '@vendor-panel/ui'
import { lazily } from '../../shared/lazily.tsx'

// The parts of a date weigh more than the rest of the form, whose other fields can be filled in before.
export const WeddingDateField = lazily(
  () => import('./WeddingDateField.tsx').then((code) => code.WeddingDateField),
  <Skeleton shape="block" />,
)
