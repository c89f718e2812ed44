import type { ConfigItem, Locale } from './contract.ts'
import { parseLocale } from './locale.ts'

type Item = Pick<ConfigItem, 'itemType' | 'itemId' | 'value' | 'status'>

/** The items that a picker offers: the active ones of a type, in their order (CONF-15). */
export function configChoices<One extends Item>(items: readonly One[], itemType: ConfigItem['itemType']): One[] {
  return items.filter((item) => item.itemType === itemType && item.status === 'active')
}

/** The languages of an account, in their order: active items of `available_languages` that the product supports (I18N-04). */
export function configuredLocales(items: readonly Item[]): Locale[] {
  const locales = configChoices(items, 'available_languages').map((item) => parseLocale(item.itemId))
  return [...new Set(locales.filter((locale) => locale !== null))]
}

/** The id of a campaign by its type, or null; ids are never literals in code (REFER-10, CONF-18, CONST-20). */
export function campaignId(items: readonly Item[], type: string): string | null {
  return configChoices(items, 'campaign_id').find((item) => item.itemId === type)?.value ?? null
}

/** The categories in which a firm may be referred (REFER-03, CONF-14). */
export function allowedCategoryIds(items: readonly Item[]): string[] {
  return configChoices(items, 'allowed_provider_category_ids').map((item) => item.itemId)
}
