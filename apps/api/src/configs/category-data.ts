import type { components } from '@vendor-panel/contract'

interface CategoryData {
  id: number
  categoryType: components['schemas']['ProviderCategoryType']
  /** Minimum number of couples before a provider's return on investment is shown (CONF-17). */
  roiMinLeadCount: number
  hasSpaces: boolean
  hasMenus: boolean
  hasItems: boolean
  /** Kinds of providers, by the keys of their names. */
  kinds: readonly string[]
  /** Groups of item options and their options, by the keys of their names. */
  optionGroups: Readonly<Record<string, readonly string[]>>
}

/** The categories of a new database (CONF-05); the ids are those of `allowed_provider_category_ids`. */
export const categories: CategoryData[] = [
  {
    id: 1,
    categoryType: 'venue',
    roiMinLeadCount: 20,
    hasSpaces: true,
    hasMenus: true,
    hasItems: false,
    kinds: ['ballroom', 'country_house', 'garden', 'hotel', 'waterside'],
    optionGroups: { catering: ['in_house', 'free_choice'] },
  },
  {
    id: 2,
    categoryType: 'service',
    roiMinLeadCount: 15,
    hasSpaces: false,
    hasMenus: false,
    hasItems: true,
    kinds: ['photography', 'film'],
    optionGroups: { coverage: ['half_day', 'full_day', 'two_days'] },
  },
  {
    id: 3,
    categoryType: 'product',
    roiMinLeadCount: 15,
    hasSpaces: false,
    hasMenus: false,
    hasItems: true,
    kinds: ['flower_shop', 'decoration'],
    optionGroups: { season: ['spring', 'summer', 'autumn', 'winter'] },
  },
  {
    id: 4,
    categoryType: 'service',
    roiMinLeadCount: 15,
    hasSpaces: false,
    hasMenus: false,
    hasItems: true,
    kinds: ['band', 'dj'],
    optionGroups: { line_up: ['solo', 'duo', 'full_band'] },
  },
  {
    id: 5,
    categoryType: 'service',
    roiMinLeadCount: 20,
    hasSpaces: false,
    hasMenus: true,
    hasItems: false,
    kinds: ['caterer', 'cake_maker'],
    optionGroups: { service: ['buffet', 'at_table'] },
  },
  {
    id: 6,
    categoryType: 'product',
    roiMinLeadCount: 10,
    hasSpaces: false,
    hasMenus: false,
    hasItems: true,
    kinds: ['dress_shop', 'dressmaker'],
    optionGroups: { silhouette: ['a_line', 'ball_gown', 'mermaid', 'sheath'], neckline: ['v_neck', 'off_shoulder', 'high_neck'] },
  },
]
