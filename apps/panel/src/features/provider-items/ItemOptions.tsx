import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { CheckboxGroup } from '@vendor-panel/ui'
import { useDeferredValue } from 'react'
import { idField } from '../../shared/form/id-field.ts'
import type { FormField } from '../../shared/form/use-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'

/** The options of the provider's category, by group (ITEM-07, PROV-26). A category may have none. */
export function ItemOptions({ categoryId, field }: { categoryId: number; field: FormField<readonly number[]> }) {
  'use memo'
  const { data, isError, refetch } = useQuery(query('listItemOptionGroups', { query: { categoryId } }))
  // Dozens of options: the other fields can be typed in before they are rendered.
  const groups = useDeferredValue(data?.data, undefined)
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  return groups?.map((group) => (
    <CheckboxGroup
      key={group.id}
      label={group.name}
      orientation="horizontal"
      options={group.options.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...idField(field)}
    />
  ))
}
