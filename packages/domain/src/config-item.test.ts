import { expect, it } from 'vitest'
import { allowedCategoryIds, campaignId, configChoices, configLabel, configuredLocales } from './config-item.ts'
import type { ConfigItem } from './contract.ts'

const item = (itemType: ConfigItem['itemType'], itemId: string, value: string, status: ConfigItem['status'] = 'active') => ({
  itemType,
  itemId,
  value,
  status,
})
const items = [
  item('currency', 'CAD', 'Canadian dollar'),
  item('currency', 'DEM', 'German mark', 'passive'),
  item('available_languages', 'en_CA', 'English'),
  item('available_languages', 'tr-TR', 'Türkçe'),
  item('available_languages', 'fr_FR', 'Français'),
  item('available_languages', 'de_DE', 'Deutsch', 'passive'),
  item('available_languages', 'en-CA', 'English'),
  item('campaign_id', 'referral', '417'),
  item('customer_user_title', '3', 'Owner'),
  item('customer_user_role', '3', 'Sales'),
  item('allowed_provider_category_ids', '3', 'Venues'),
]

it('CONF-15 pickers offer active items only', () => {
  expect(configChoices(items, 'currency').map((one) => one.itemId)).toEqual(['CAD'])
})

it('CONF-15 USER-28 the same id has its own label in each list', () => {
  expect(configLabel(items, 'customer_user_title', '3')).toBe('Owner')
  expect(configLabel(items, 'customer_user_role', '3')).toBe('Sales')
})

it('CONF-15 USER-28 PERM-02 passive items keep their label, an unknown id is its own label', () => {
  expect(configLabel(items, 'currency', 'DEM')).toBe('German mark')
  expect(configLabel(items, 'currency', 'XXX')).toBe('XXX')
})

it('CONF-07 types of menu prices and currencies are lists of their own, in their order', () => {
  const all = [
    item('customer_menu_pricing_type', 'per_person', 'Per person'),
    ...items,
    item('customer_menu_pricing_type', 'package', 'Package'),
  ]
  expect(configChoices(all, 'customer_menu_pricing_type').map(({ itemId }) => itemId)).toEqual(['per_person', 'package'])
  expect(configChoices(all, 'currency').map(({ itemId }) => itemId)).toEqual(['CAD'])
  expect(configLabel(all, 'customer_menu_pricing_type', 'package')).toBe('Package')
})

it('I18N-03 I18N-04 the configured languages keep their order', () => {
  expect(configuredLocales(items)).toEqual(['en_CA', 'tr_TR'])
  expect(configuredLocales([])).toEqual([])
})

it('REFER-10 CONF-18 CONST-20 a campaign is found by its type', () => {
  expect(campaignId(items, 'referral')).toBe('417')
  expect(campaignId(items, 'winter')).toBeNull()
})

it('REFER-03 CONF-14 the categories for referrals come from configuration', () => {
  expect(allowedCategoryIds(items)).toEqual(['3'])
})
