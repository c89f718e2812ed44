import { expect, it } from 'vitest'
import { allowedCategoryIds, campaignId, configChoices, configuredLocales } from './config-item.ts'
import { configLabel } from './config-label.ts'
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

it('CONF-09 kinds of event, statuses and process states of a couple are lists of their own: an id of two lists has the label of each', () => {
  const all = [
    item('organization_type', 'engagement', 'Engagement'),
    item('lead_status', 'pending', 'Pending'),
    item('lead_process_state', 'pending', 'Waiting for the couple'),
    item('lead_process_state', 'visited', 'Visited', 'passive'),
  ]
  const choices = (type: ConfigItem['itemType']) => configChoices(all, type).map(({ itemId }) => itemId)
  expect([choices('organization_type'), choices('lead_status'), choices('lead_process_state')]).toEqual([
    ['engagement'],
    ['pending'],
    ['pending'],
  ])
  expect(configLabel(all, 'lead_status', 'pending')).toBe('Pending')
  expect(configLabel(all, 'lead_process_state', 'pending')).toBe('Waiting for the couple')
  expect(configLabel(all, 'lead_process_state', 'visited')).toBe('Visited')
})

it.each([
  ['CONF-06', ['provider_testimonial_added_by', 'providerTestimonialRejectedReason']],
  ['CONF-08', ['customer_user_role', 'available_languages']],
  ['CONF-10', ['info_request_reject_reason_id', 'provider_item_statuses', 'provider_review_channel']],
  ['CONF-11', ['discount_type', 'provider_form_group', 'campaign_id']],
  ['CONF-12', ['customer_user_title', 'payment_status', 'payment_type']],
  ['CONF-13', ['lead_report_reasons', 'customer_company_type', 'customer_company_extension']],
] as const)('%s CONF-15 an id in each of the lists %j has the label of each, and is offered where it is active', (_id, types) => {
  const all = types.flatMap((type, index) => [
    item(type, 'shared', `Shared ${type}`, index === 0 ? 'active' : 'passive'),
    item(type, type, `Own ${type}`),
  ])
  for (const [index, type] of types.entries()) {
    expect(configLabel(all, type, 'shared')).toBe(`Shared ${type}`)
    expect(configChoices(all, type).map(({ value }) => value)).toEqual([...(index === 0 ? [`Shared ${type}`] : []), `Own ${type}`])
  }
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

it('CONF-06 origins of testimonials and causes of rejections are lists of their own, spelled as in the contract', () => {
  const all = [
    item('provider_testimonial_added_by', 'other', 'Somebody else'),
    item('providerTestimonialRejectedReason', 'other', 'Another reason'),
    item('providerTestimonialRejectedReason', 'offensive', 'Offensive'),
  ]
  expect(configLabel(all, 'provider_testimonial_added_by', 'other')).toBe('Somebody else')
  expect(configLabel(all, 'providerTestimonialRejectedReason', 'other')).toBe('Another reason')
  expect(configChoices(all, 'providerTestimonialRejectedReason').map(({ itemId }) => itemId)).toEqual(['other', 'offensive'])
})
