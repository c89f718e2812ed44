import type { ConfigItem, Locale } from './contract.ts'
import { parseLocale } from './locale.ts'

type Item = Pick<ConfigItem, 'itemType' | 'itemId' | 'value' | 'status'>

/** The items a picker offers: active ones of a type, in their order (CONF-15). */
export function configChoices<One extends Item>(items: readonly One[], itemType: ConfigItem['itemType']): One[] {
  return items.filter((item) => item.itemType === itemType && item.status === 'active')
}

/** The label of a stored id; passive items still name old records, and an unknown id names itself (CONF-15, USER-28). */
export function configLabel(items: readonly Item[], itemType: ConfigItem['itemType'], itemId: string): string {
  return items.find((item) => item.itemType === itemType && item.itemId === itemId)?.value ?? itemId
}

/** The languages of an account, in the order given: active items of `available_languages` that the product speaks (I18N-04). */
export function configuredLocales(items: readonly Item[]): Locale[] {
  const locales = configChoices(items, 'available_languages').map((item) => parseLocale(item.itemId))
  return [...new Set(locales.filter((locale) => locale !== null))]
}

/** The id of a campaign by its type, or null; never a literal in code (REFER-10, CONF-18, CONST-20). */
export function campaignId(items: readonly Item[], type: string): string | null {
  return configChoices(items, 'campaign_id').find((item) => item.itemId === type)?.value ?? null
}

/** The categories a firm may be referred for (REFER-03, CONF-14). */
export function allowedCategoryIds(items: readonly Item[]): string[] {
  return configChoices(items, 'allowed_provider_category_ids').map((item) => item.itemId)
}
