import type { components } from '@vendor-panel/contract'
import type { TemplateValues } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { useFormat } from './use-format.ts'
import { useUser } from './user.ts'

type Lead = Pick<components['schemas']['Lead'], 'couple' | 'guestCount' | 'provider'>

/** The values of the variables of a template for a couple, as texts in the user's language (TMPL-05). */
export function useTemplateValues() {
  const intl = useIntl()
  const format = useFormat()
  const { name } = useUser()
  return ({ couple, guestCount, provider }: Lead): TemplateValues => ({
    couple_name: couple.name,
    wedding_date: couple.weddingDate && format.day(couple.weddingDate),
    guest_count: guestCount === null ? null : intl.formatNumber(guestCount),
    provider_name: provider.name,
    my_name: name,
  })
}
