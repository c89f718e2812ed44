import sharp from 'sharp'
import type { Body } from '@vendor-panel/contract/operation-types'
import { anyone, type Caller, type World } from './world.ts'

/** Helpers for tests of registrations: begins them, fills in their steps, and uploads photos. */
export function openRegistrations({ ok, db }: World) {
  const start: Body<'createRegistration'> = {
    name: 'Leyla Aksoy',
    companyName: 'Aksoy Photography',
    email: 'leyla@aksoy.example',
    phone: '+16135550177',
  }
  const mails = (recipient: string) =>
    db.selectFrom('deliveries').selectAll().where('recipient', '=', recipient).orderBy('created_at').orderBy('id').execute()
  const hashIn = (text: string) => /\/signup-wizard\/(rg_[\w-]+)/.exec(text)?.[1] ?? ''
  /** Requests a link and returns its secret. */
  async function begin(change: Partial<typeof start> = {}, headers: Caller = {}): Promise<string> {
    const body = { ...start, ...change }
    await ok('createRegistration', { as: { ...anyone, ...headers }, body })
    return hashIn((await mails(body.email)).at(-1)?.body ?? '')
  }
  const wizardOf = async (wizardHash: string, headers: Caller = {}) =>
    (await ok('getWizard', { as: { ...anyone, ...headers }, path: { wizardHash } })).data
  const save = async (wizardHash: string, body: Body<'updateWizard'>, headers: Caller = {}) =>
    (await ok('updateWizard', { as: { ...anyone, ...headers }, path: { wizardHash }, body })).data
  const picture = (width = 1600, height = 1200, background = '#a55') =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  function imageForm(bytes: Buffer<ArrayBuffer> | string, name = 'terrace.jpg'): FormData {
    const form = new FormData()
    form.append('image', new Blob([bytes]), name)
    return form
  }
  const upload = async (wizardHash: string, bytes: Buffer<ArrayBuffer>) =>
    (await ok('createWizardImage', { as: anyone, path: { wizardHash }, form: imageForm(bytes) })).data
  const about = Array.from({ length: 260 }, (_, index) => `word${index}`).join(' ')
  /** All steps but the photos. */
  async function steps(username: string, email = start.email): Promise<Body<'updateWizard'>> {
    const { data: cities } = await ok('listCities', { query: { countryCode: 'CA' } })
    const { data: texts } = await ok('listAgreementTexts', {})
    return {
      account: { name: start.name, username, password: 'violet otter 41', email, phone: '+16135550177' },
      company: { name: 'Aksoy Photography Ltd.', companyType: 'limited', taxNumber: '1234567890', address: '12 Moda Street' },
      category: { categoryId: 3, cityId: cities[0]!.id, districtId: null },
      about: { about },
      prices: { priceFrom: 2400, currency: 'CAD', guestsMax: null },
      agreement: { agreementTextIds: texts.filter(({ isRequired }) => isRequired).map(({ id }) => id) },
    }
  }
  /** A registration with every step and a photo. */
  async function beginWhole(username: string, email = `${username}@aksoy.example`): Promise<string> {
    const hash = await begin({ email })
    await save(hash, await steps(username, email))
    await upload(hash, await picture())
    return hash
  }
  return { start, mails, hashIn, begin, wizardOf, save, picture, imageForm, upload, about, steps, beginWhole }
}
