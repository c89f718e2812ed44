import { aboutTextProblems } from './about-text.ts'
import { amountProblem } from './catalog-price.ts'
import type { CountryConfig } from './country.ts'
import { emailProblem } from './email.ts'
import { boundsProblem, fieldProblem, isBlank, present, requiredProblems } from './field.ts'
import type { FieldProblem } from './field.ts'
import { updateWizardBounds } from './generated/bounds.ts'
import { newPasswordProblems } from './new-password.ts'
import { parseWholeNumber } from './whole-number.ts'

/** The steps of a registration, in their order (WIZ-05). */
export const wizardSteps = ['account', 'company', 'category', 'about', 'prices', 'photos', 'agreement', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** Minimum number of photos of a registration (WIZ-02). */
export const wizardPhotosMin = 1
/** Maximum number of photos of a registration; our choice. */
export const wizardPhotosMax = 30

/** The problem that stops a registration at its photos, if any (WIZ-02, FILE-01). */
export function wizardPhotoProblems(photoCount: number): FieldProblem[] {
  return photoCount >= wizardPhotosMin ? [] : [fieldProblem('photos', 'too_few', { min: wizardPhotosMin })]
}

/** A person, as on the start page and in the first step. */
export interface RegistrationPerson {
  name: string
  email: string
  phone: string
}

function personProblems({ name, email, phone }: RegistrationPerson, isPhoneValid: (text: string) => boolean): FieldProblem[] {
  const emailCode = emailProblem(email)
  return [
    ...requiredProblems({ name }),
    ...present([emailCode !== null && fieldProblem('email', emailCode)]),
    ...requiredProblems({ phone }),
    ...present([!isBlank(phone) && !isPhoneValid(phone) && fieldProblem('phone', 'invalid_phone')]),
  ]
}

/** The problems of the start page; the phone rules are passed in, because they are loaded with the form (AMB-57, VAL-11, VAL-18). */
export function registrationStartProblems(
  form: RegistrationPerson & { companyName: string },
  isPhoneValid: (text: string) => boolean,
): FieldProblem[] {
  return [...requiredProblems({ companyName: form.companyName }), ...personProblems(form, isPhoneValid)]
}

/** The step about the first user. Without a new password the saved one stays. */
export interface WizardAccountForm extends RegistrationPerson {
  username: string
  password: string
  passwordMatch: string
}

/** The problems of the first step; a password is required until one is saved (WIZ-05, AUTH-35). */
export function wizardAccountProblems(
  form: WizardAccountForm,
  { hasPassword, country, isPhoneValid }: { hasPassword: boolean; country: string; isPhoneValid: (text: string) => boolean },
): FieldProblem[] {
  const keepsPassword = hasPassword && form.password === '' && form.passwordMatch === ''
  return [
    ...personProblems(form, isPhoneValid),
    ...requiredProblems({ username: form.username }),
    ...(keepsPassword ? [] : newPasswordProblems(form, country)),
  ]
}

/** The problems of the first figures: a price, and of a venue how many guests it holds, if known (WIZ-05). */
export function wizardPricesProblems({ priceFrom, guestsMax }: { priceFrom: number | null; guestsMax: number | null }): FieldProblem[] {
  const guests = parseWholeNumber(guestsMax)
  return present([
    amountProblem('priceFrom', priceFrom),
    guestsMax !== null && guests === null && fieldProblem('guestsMax', 'invalid_number'),
    guests !== null && boundsProblem('guestsMax', guests, updateWizardBounds.prices.guestsMax),
  ])
}

/** What a registration has saved; a step that was not saved is null. */
export interface RegistrationFacts {
  account: object | null
  company: object | null
  category: object | null
  about: { about: string } | null
  prices: object | null
  photoCount: number
  /** The ids of the accepted agreement texts. */
  agreed: readonly number[]
}

/**
 * What a registration lacks before it can be submitted, with the step as path: every step, an about text within its bounds, a photo, and
 * the required agreement texts (WIZ-02, WIZ-05, PROV-12).
 */
export function registrationDataProblems(
  { account, company, category, about, prices, photoCount, agreed }: RegistrationFacts,
  { requiredTextIds, wordBand }: { requiredTextIds: readonly number[]; wordBand: CountryConfig['aboutTextWordBand'] },
): FieldProblem[] {
  const missing = Object.entries({ account, company, category, about, prices }).filter(([, part]) => part === null)
  return [
    ...missing.map(([step]) => fieldProblem(step, 'required')),
    ...(about === null ? [] : aboutTextProblems(about.about, wordBand).problems),
    ...wizardPhotoProblems(photoCount),
    ...present([!requiredTextIds.every((id) => agreed.includes(id)) && fieldProblem('agreement', 'terms_not_accepted')]),
  ]
}

/** Each step and whether it is complete; the last one is never, because the registration ends with it (WIZ-05). */
export function wizardProgress(problems: readonly FieldProblem[]): { step: WizardStep; isDone: boolean }[] {
  return wizardSteps.map((step) => ({ step, isDone: step !== 'review' && !problems.some(({ path }) => path === step) }))
}

/** The step with which a registration continues: the first that is not complete (WIZ-05). */
export function wizardStepToContinue(problems: readonly FieldProblem[]): WizardStep {
  return wizardProgress(problems).find(({ isDone }) => !isDone)?.step ?? 'review'
}
