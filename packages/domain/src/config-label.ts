import type { ConfigItem } from './contract.ts'

/** The label of a stored id; passive items still label old records, and an unknown id is its own label (CONF-15, USER-28). */
export function configLabel(
  items: readonly Pick<ConfigItem, 'itemType' | 'itemId' | 'value'>[],
  itemType: ConfigItem['itemType'],
  itemId: string,
): string {
  return items.find((item) => item.itemType === itemType && item.itemId === itemId)?.value ?? itemId
}
