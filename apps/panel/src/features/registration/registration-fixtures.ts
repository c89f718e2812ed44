import type { Answer } from '@vendor-panel/sdk'
import { wizardSteps, type WizardStep } from '@vendor-panel/domain'
import type { WizardData } from './wizard.ts'

const start = { name: 'Leyla Aksoy', companyName: 'Aksoy Photography', email: 'leyla@aksoy.example', phone: '+16135550177' }
const about = Array.from({ length: 260 }, (_, index) => `word${index}`).join(' ')

/** A registration whose first steps are complete. */
export function wizardAt(step: WizardStep, change: Partial<WizardData> = {}): Answer<'getWizard'> {
  const isDone = (one: WizardStep) => wizardSteps.indexOf(one) < wizardSteps.indexOf(step)
  return {
    data: {
      countryCode: 'CA',
      start,
      step,
      steps: wizardSteps.map((one) => ({ step: one, isDone: isDone(one) })),
      account: isDone('account') ? { name: start.name, username: 'leyla', email: start.email, phone: start.phone } : null,
      company: isDone('company') ? { name: 'Aksoy Photography Ltd.', companyType: 'limited', taxNumber: null, address: null } : null,
      category: isDone('category') ? { categoryId: 3, cityId: 11, districtId: null } : null,
      about: isDone('about') ? { about } : null,
      prices: isDone('prices') ? { priceFrom: 2400, currency: 'CAD', guestsMax: null } : null,
      images: isDone('photos') ? [{ id: 1, path: picture('a55'), width: 160, height: 120 }] : [],
      agreement: isDone('agreement') ? { agreementTextIds: [1, 2] } : null,
      expiresAt: '2026-12-17T09:00:00.000Z',
      ...change,
    },
  }
}

/** A small picture without a server. */
export const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="#${color}"/></svg>`)}`

export const choices = {
  listConfigs: {
    data: [
      { id: 1, itemType: 'customer_company_type', itemId: 'sole', value: 'Sole proprietor', status: 'active' },
      { id: 2, itemType: 'customer_company_type', itemId: 'limited', value: 'Limited company', status: 'active' },
      { id: 3, itemType: 'customer_company_type', itemId: 'guild', value: 'Guild', status: 'passive' },
    ],
  },
  listCategories: {
    data: [
      { id: 1, name: 'Venues', categoryType: 'venue' },
      { id: 3, name: 'Photographers', categoryType: 'service' },
    ],
  },
  listCities: {
    data: [
      { id: 11, name: 'Ottawa', order: 1, regionId: 1 },
      { id: 12, name: 'Toronto', order: 2, regionId: 1 },
    ],
  },
  listAgreementTexts: {
    data: [
      {
        id: 1,
        type: 'terms_of_use',
        locale: 'en_CA',
        version: 1,
        title: 'Terms of use',
        body: 'You answer couples yourself.',
        isRequired: true,
        publishedAt: '2026-01-01T00:00:00.000Z',
      },
      {
        id: 2,
        type: 'data_processing',
        locale: 'en_CA',
        version: 1,
        title: 'Data processing',
        body: 'We process details of couples.',
        isRequired: true,
        publishedAt: '2026-01-01T00:00:00.000Z',
      },
      {
        id: 3,
        type: 'marketing_consent',
        locale: 'en_CA',
        version: 1,
        title: 'News and offers',
        body: 'We may write to you.',
        isRequired: false,
        publishedAt: '2026-01-01T00:00:00.000Z',
      },
    ],
  },
} satisfies {
  listConfigs: Answer<'listConfigs'>
  listCategories: Answer<'listCategories'>
  listCities: Answer<'listCities'>
  listAgreementTexts: Answer<'listAgreementTexts'>
}
