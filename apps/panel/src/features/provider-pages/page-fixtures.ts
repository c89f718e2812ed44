import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { storyUser } from '../../shared/PanelStory.tsx'
import type { TextField } from './use-provider-texts.ts'

const example = examples.getProvider.answer
if (!example) throw new Error('the contract has no example of a provider')

export const provider = storyUser.providers[0]!
export const words = (count: number) => Array.from({ length: count }, () => 'garden').join(' ')

const empty = {
  published: null,
  pending: null,
  draft: null,
  status: 'passive',
  rejectReason: null,
  dataUpdateId: null,
  sentAt: null,
} as const
const field = (key: TextField['key'], change: Partial<TextField> = {}): TextField => ({ ...empty, key, ...change })

export const published = 'A garden by the river for up to two hundred guests.'
export const pending = 'A garden by the river for up to three hundred guests.'

/** The texts of a page: all empty but those given. */
export const texts = (...given: [TextField['key'], Partial<TextField>][]): Answer<'getProviderData'> => ({
  data: {
    providerId: provider.id,
    fields: (['summary', 'about', 'services', 'directions'] as const).map((key) => field(key, given.find(([one]) => one === key)?.[1])),
  },
})

export const waiting: [TextField['key'], Partial<TextField>] = [
  'about',
  { published, pending, status: 'pending', dataUpdateId: 12, sentAt: '2026-11-17T14:42:00.000Z' },
]
export const rejected: [TextField['key'], Partial<TextField>] = [
  'about',
  { published, draft: words(260), status: 'rejected', rejectReason: 'Please leave phone numbers out of the text.' },
]

export const answers: FakeAnswers = {
  getProviderData: texts(waiting),
  getProvider: { data: { ...example.data, id: provider.id } },
  listProviderActions: { data: [] },
  getMainImage: { data: null },
  // The example of the contract is that of the other forms.
  listInfoRequestForms: { data: [] },
  listCities: {
    data: [
      { id: 1, name: 'Ottawa', order: 1, regionId: 1 },
      { id: 2, name: 'Toronto', order: 2, regionId: 1 },
    ],
  },
  listDistricts: { data: [{ id: 3, cityId: 1, name: 'Glebe' }] },
}
