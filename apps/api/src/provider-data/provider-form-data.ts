import type { ProviderFormFieldType } from '@vendor-panel/domain'

interface FormField {
  name: string
  type: ProviderFormFieldType
  isRequired?: true
  options?: string[]
}

interface FormData {
  id: number
  /** On the page of the provider, or for the quote requests of couples. */
  purpose: 'page' | 'quote'
  /** Null for every category. */
  categoryId: number | null
  /** An item of `provider_form_group`. */
  group: 'general' | 'capacity' | 'price' | 'services'
  key: string
  fields: readonly FormField[]
}

/** The forms of a new database (PROV-23). */
export const providerForms: readonly FormData[] = [
  {
    id: 1,
    purpose: 'page',
    categoryId: 1,
    group: 'general',
    key: 'venue',
    fields: [
      { name: 'parking', type: 'choice', isRequired: true, options: ['on_site', 'nearby', 'none'] },
      { name: 'accessibility', type: 'choice', isRequired: true, options: ['full', 'partly', 'none'] },
      { name: 'rooms', type: 'number' },
      { name: 'end_of_party', type: 'choice', options: ['midnight', 'two', 'open'] },
    ],
  },
  {
    id: 2,
    purpose: 'page',
    categoryId: 1,
    group: 'services',
    key: 'venue_services',
    fields: [
      { name: 'catering', type: 'choices', isRequired: true, options: ['own_kitchen', 'partners', 'any_caterer'] },
      { name: 'included', type: 'choices', options: ['tables', 'linen', 'sound', 'lighting', 'staff'] },
    ],
  },
  {
    id: 3,
    purpose: 'page',
    categoryId: 2,
    group: 'services',
    key: 'photography',
    fields: [
      { name: 'styles', type: 'choices', isRequired: true, options: ['documentary', 'posed', 'artistic'] },
      { name: 'delivery_weeks', type: 'number' },
      { name: 'film', type: 'choice', options: ['yes', 'no'] },
    ],
  },
  {
    id: 4,
    purpose: 'page',
    categoryId: null,
    group: 'general',
    key: 'team',
    fields: [
      { name: 'languages', type: 'choices', isRequired: true, options: ['en', 'fr', 'de', 'ar', 'tr'] },
      { name: 'years', type: 'number' },
      { name: 'team_note', type: 'text' },
    ],
  },
  {
    id: 5,
    purpose: 'quote',
    categoryId: null,
    group: 'price',
    key: 'quote',
    fields: [
      { name: 'asks', type: 'choices', isRequired: true, options: ['guest_count', 'budget', 'time_of_day', 'wishes'] },
      { name: 'min_guests', type: 'number' },
      { name: 'before_quote', type: 'text' },
    ],
  },
]
