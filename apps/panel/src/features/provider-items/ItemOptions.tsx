import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Checkbox, Inline } from '@vendor-panel/ui'
import type { FormField } from '../../shared/form/use-form.ts'
import * as styles from './provider-items.css.ts'

/** The options of the provider's category, by group (ITEM-07, PROV-26). A category may have none. */
export function ItemOptions({ categoryId, field }: { categoryId: number; field: FormField<readonly number[]> }) {
  const { data } = useQuery(query('listItemOptionGroups', { query: { categoryId } }))
  return (data?.data ?? []).map((group) => (
    <fieldset key={group.id} className={styles.group}>
      <legend className={styles.legend}>{group.name}</legend>
      <Inline gap="lg">
        {group.options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            value={field.value.includes(id)}
            onChange={(isChosen) => field.onChange(isChosen ? [...field.value, id] : field.value.filter((one) => one !== id))}
          />
        ))}
      </Inline>
    </fieldset>
  ))
}
