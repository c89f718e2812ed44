import type { components } from '@vendor-panel/contract'
import { countryConfig, registrationDataProblems, wizardProgress, wizardStepToContinue, type FieldProblem } from '@vendor-panel/domain'
import { findAgreementText, findAgreementTexts, type AgreementTextRow } from '../configs/agreement-texts.queries.ts'
import type { Db } from '../platform/db/kysely.ts'
import { picturePath } from '../platform/files/served-pictures.ts'
import type { Locale } from '../platform/messages/sentence.ts'
import { findImages, type OpenRegistration, type RegistrationImageRow } from './registrations.queries.ts'

type Schemas = components['schemas']

export async function toWizard(db: Db, row: OpenRegistration, locale: Locale): Promise<Schemas['Wizard']> {
  const images = await findImages(db, row.customer_id)
  const problems = await findProblems(db, row, images.length, locale)
  return {
    countryCode: row.country_code,
    start: row.start,
    step: wizardStepToContinue(problems),
    steps: wizardProgress(problems),
    account: row.account,
    company: row.company,
    category: row.category,
    about: row.about,
    prices: row.prices,
    images: images.map(toImage),
    agreement: row.agreement,
    expiresAt: row.expires_at,
  }
}

export const toImage = ({ id, image_key, width, height }: RegistrationImageRow): Schemas['WizardImage'] => ({
  id,
  path: picturePath(image_key),
  width,
  height,
})

/** What the registration lacks before it can be submitted (WIZ-02, WIZ-05). */
export async function findProblems(db: Db, row: OpenRegistration, photoCount: number, locale: Locale): Promise<FieldProblem[]> {
  const required = (await findAgreementTexts(db, undefined, locale)).filter(({ isRequired }) => isRequired)
  const { account, company, category, about, prices, agreement } = row
  const agreed = await findAgreed(db, required, agreement?.agreementTextIds ?? [])
  const rules = { requiredTextIds: required.map(({ id }) => id), wordBand: countryConfig(row.country_code).aboutTextWordBand }
  return registrationDataProblems({ account, company, category, about, prices, photoCount, agreed }, rules)
}

/** Which of these texts are accepted. Each language has a text of its own: the same version in another one counts. */
async function findAgreed(db: Db, required: readonly AgreementTextRow[], acceptedIds: readonly number[]): Promise<number[]> {
  const accepted: AgreementTextRow[] = []
  for (const id of acceptedIds) {
    const text = required.find((one) => one.id === id) ?? (await findAgreementText(db, id))
    if (text) accepted.push(text)
  }
  const isAccepted = ({ type, version }: AgreementTextRow) => accepted.some((text) => text.type === type && text.version === version)
  return required.filter(isAccepted).map(({ id }) => id)
}
