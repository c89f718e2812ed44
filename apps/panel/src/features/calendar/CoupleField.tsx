import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { searchCoupleFilters } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { ComboBox, type ComboBoxOption } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useReadFailure } from '../../shared/use-read-failure.ts'

type CoupleFieldProps = {
  name: string
  /** The id of the couple; empty for none. */
  value: string
  onChange: (value: string) => void
  errorMessage: string | undefined
  providerId: string
}

/** The couple of an event, found by name among the couples of the provider (CAL-02). */
export function CoupleField({ name, value, onChange, errorMessage, providerId }: CoupleFieldProps) {
  'use memo'
  const intl = useIntl()
  const format = useFormat()
  const [chosen, setChosen] = useState<ComboBoxOption | null>(null)
  const [text, setText] = useState('')
  const leadId = value === '' ? null : Number(value)
  const isChosen = chosen?.id === leadId
  const saved = useQuery({ ...query('getLead', { path: { leadId: leadId ?? 0 } }), enabled: leadId !== null && !isChosen })
  const coupleName = text.slice(0, searchCoupleFilters.coupleName.maxLength)
  const search = useQuery({
    ...query('searchCouple', { query: { coupleName, providerIds: [Number(providerId)] } }),
    enabled: coupleName !== '',
    placeholderData: keepPreviousData,
  })
  const { data: found, isPlaceholderData } = search
  const failure = useReadFailure([...(saved.data ? [] : [saved]), search])
  const optionOf = ({ id, couple, extensionNumber }: components['schemas']['Lead']): ComboBoxOption => ({
    id,
    label: couple.name || extensionNumber,
    note: couple.weddingDate ? format.dayShort(couple.weddingDate) : undefined,
  })
  const loaded = saved.data ? optionOf(saved.data.data) : { id: leadId ?? 0, label: '' }
  return (
    <ComboBox
      name={name}
      label={intl.formatMessage({ id: 'calendar.couple' })}
      marker={intl.formatMessage({ id: 'calendar.optional' })}
      errorMessage={errorMessage}
      value={leadId === null ? null : isChosen ? chosen : loaded}
      onChange={(option) => {
        setChosen(option)
        onChange(String(option?.id ?? ''))
      }}
      // Those of the text before stay until the others arrive; an empty list does not apply to the new text.
      options={isPlaceholderData && found?.data.length === 0 ? undefined : found?.data.map(optionOf)}
      onSearch={setText}
      failure={failure}
      strings={{
        clear: intl.formatMessage({ id: 'calendar.couple.clear' }),
        searching: intl.formatMessage({ id: 'calendar.couple.searching' }),
        none: intl.formatMessage({ id: 'calendar.couple.none' }),
      }}
    />
  )
}
