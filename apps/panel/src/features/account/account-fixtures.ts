import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { storyUser } from '../../shared/PanelStory.tsx'
import type { CustomerUser } from './person-form.ts'

const example = examples.getCustomerUser.answer
const textExample = examples.getAgreementText.answer
if (!example || !textExample) throw new Error('the contract has no example of a user or of an agreement')
const [garden] = storyUser.providers
export const provider = garden!

export const link = {
  id: 7,
  providerId: provider.id,
  name: provider.name,
  canReceiveLeads: true,
  canReceiveLeadsSms: false,
  showAsContact: true,
  signatureContent: '',
  signatureImage: null,
}

const contact = { isPrimary: true, verifiedAt: '2026-09-02T10:20:00.000Z' }

/** A user of the account, linked to the first provider. */
export const jonas: CustomerUser = {
  ...example.data,
  id: storyUser.id + 1,
  customerId: storyUser.customerId,
  name: 'Jonas Okafor',
  username: 'jonas',
  email: 'jonas@rosewood.example',
  phone: '+16135550102',
  canManage: false,
  status: 'active',
  roleId: 'user',
  titleId: 'sales',
  profileVideo: null,
  bio: null,
  image: null,
  birthDate: null,
  identityNumber: null,
  contacts: [
    { ...contact, id: 1, type: 'email', value: 'jonas@rosewood.example' },
    { ...contact, id: 2, type: 'mobile', value: '+16135550102' },
  ],
  customerUserProviders: [link],
  providers: [provider],
  isRegistered: true,
  invitation: null,
}
export const mara: CustomerUser = {
  ...jonas,
  id: storyUser.id,
  name: 'Mara Lindqvist',
  username: 'mara',
  canManage: true,
  email: 'mara@rosewood.example',
}
export const pending: CustomerUser = {
  ...jonas,
  id: storyUser.id + 2,
  name: 'Sofia Brandt',
  username: 'sofia',
  status: 'pending',
  isRegistered: false,
  customerUserProviders: [],
}
export const invited: CustomerUser = {
  ...jonas,
  id: storyUser.id + 3,
  name: 'Camille Roy',
  username: 'camille',
  contacts: jonas.contacts.map((one) => ({ ...one, verifiedAt: null })),
  isRegistered: false,
  invitation: { sentTo: 'camille@rosewood.example', sentAt: '2026-11-17T15:00:00.000Z', expiresAt: '2026-11-24T15:00:00.000Z' },
}

export const usersOf = (...data: CustomerUser[]): Answer<'listCustomerUsers'> => ({
  data,
  meta: { page: 1, limit: 25, total: data.length },
})

const item = (
  itemType: 'customer_user_role' | 'customer_user_title' | 'available_languages' | 'customer_company_type' | 'customer_company_extension',
  itemId: string,
  value: string,
  id: number,
) => ({
  id,
  itemType,
  itemId,
  value,
  status: 'active' as const,
})
const items = [
  item('customer_user_role', 'account_manager', 'Account manager', 1),
  item('customer_user_role', 'user', 'User', 2),
  item('customer_user_title', 'owner', 'Owner', 3),
  item('customer_user_title', 'sales', 'Sales', 4),
  item('available_languages', 'en_CA', 'English', 5),
  item('available_languages', 'de_DE', 'Deutsch', 6),
  item('customer_company_type', 'limited', 'Limited company', 7),
  item('customer_company_extension', 'ltd', 'Ltd.', 8),
]
export const configs =
  (given = items) =>
  ({ query }: { query: { itemTypes: readonly string[] } }): Answer<'listConfigs'> => ({
    data: given.filter(({ itemType }) => query.itemTypes.includes(itemType)),
  })
export const oneLanguage = items.filter(({ itemId }) => itemId !== 'de_DE')

export const terms = { ...textExample.data, id: 1, type: 'terms_of_use', version: 3, title: 'Terms of use', isRequired: true } as const

export const answers: FakeAnswers = {
  listCustomerUsers: usersOf(invited, jonas, mara, pending),
  getCustomerUser: { data: jonas },
  listCustomerUserProviders: { data: [link] },
  listContacts: { data: jonas.contacts },
  getContactNotifications: { data: { lead: true, message: true, system: false } },
  listConfigs: configs(),
}
