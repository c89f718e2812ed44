import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Inline, ListRow, RowActions, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ContentStatusTag } from '../../shared/ContentStatusTag.tsx'
import { ReducedPrice } from '../../shared/ReducedPrice.tsx'
import { useWrite } from '../../shared/use-write.ts'
import type { ProviderItem } from './item-form.ts'
import * as styles from './provider-items.css.ts'

type ItemRowProps = { item: ProviderItem; categoryId: number; canWrite: boolean; onEdit: () => void }

/** One offer or product: its status, with the reason of a rejection, texts, prices, options and first picture (ITEM-01, ITEM-07). */
export function ItemRow({ item, categoryId, canWrite, onEdit }: ItemRowProps) {
  const intl = useIntl()
  const { id, name, type, intro, giftText, modelName, status, rejectReason, images, optionIds, price, discountedPrice, currency } = item
  const groups = useQuery(query('listItemOptionGroups', { query: { categoryId } })).data?.data ?? []
  const chosen = groups
    .map((group) => ({ ...group, options: group.options.filter((option) => optionIds.includes(option.id)) }))
    .filter(({ options }) => options.length > 0)
  const removal = useWrite('deleteProviderItem', {
    refetch: ['listProviderItems'],
    done: () => intl.formatMessage({ id: 'provider-items.deleted' }, { name }),
  })
  const cover = images[0]
  return (
    <ListRow
      actions={
        canWrite && (
          <RowActions
            strings={{
              edit: intl.formatMessage({ id: 'provider-items.edit' }),
              editOf: intl.formatMessage({ id: 'provider-items.editOf' }, { name }),
              delete: intl.formatMessage({ id: 'provider-items.delete' }),
              deleteOf: intl.formatMessage({ id: 'provider-items.deleteOf' }, { name }),
            }}
            onEdit={onEdit}
            onDelete={() => removal.write({ path: { providerItemId: id } })}
            isPending={removal.isPending}
          />
        )
      }
    >
      <div className={styles.row}>
        {cover && <img src={cover.path} alt="" width={72} height={72} loading="lazy" className={styles.cover} />}
        <Stack gap="sm">
          <Inline gap="sm">
            <Heading level={3} size="body" dir="auto">
              {name}
            </Heading>
            <ContentStatusTag status={status} />
          </Inline>
          <Inline gap="sm">
            <Text tone="muted">{intl.formatMessage({ id: `provider-items.type.${type}` })}</Text>
            <ReducedPrice
              regular={price}
              reduced={discountedPrice}
              currency={currency}
              strings={{
                regular: intl.formatMessage({ id: 'provider-items.price' }),
                reduced: intl.formatMessage({ id: 'provider-items.discountedPrice' }),
              }}
            />
            {modelName && (
              <Text tone="muted" dir="auto">
                {modelName}
              </Text>
            )}
          </Inline>
          {intro && (
            <Text isProse dir="auto">
              {intro}
            </Text>
          )}
          {giftText && (
            <Text isProse tone="muted" dir="auto">
              {intl.formatMessage({ id: 'provider-items.giftOf' }, { text: giftText })}
            </Text>
          )}
          {chosen.map((group) => (
            <Text key={group.id} size="sm" tone="muted">
              {intl.formatMessage(
                { id: 'provider-items.group' },
                {
                  group: group.name,
                  options: intl.formatList(
                    group.options.map((one) => one.name),
                    { type: 'unit' },
                  ),
                },
              )}
            </Text>
          ))}
          {status === 'rejected' && rejectReason && (
            <Text tone="critical" dir="auto">
              {intl.formatMessage({ id: 'provider-items.rejected' }, { reason: rejectReason })}
            </Text>
          )}
        </Stack>
      </div>
    </ListRow>
  )
}
