import type { Body } from '@vendor-panel/contract/operation-types'
import {
  countryFlags,
  fieldProblem,
  pastedText,
  present,
  requiredProblems,
  wizardAccountProblems,
  type FieldProblem,
} from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import { isContactName, loginName } from '../auth/login-name.ts'
import { findAgreementText } from '../configs/agreement-texts.queries.ts'
import { findCategory } from '../configs/categories.queries.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'
import { findCities, findDistricts } from '../configs/places.queries.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { isLoginTaken, type OpenRegistration } from './registrations.queries.ts'

type Patch = Body<'updateWizard'>
type Part<Name extends keyof Patch> = NonNullable<Patch[Name]>

/** Refuses parts that violate the rules of their step (WIZ-05); what a step may lack until the end is checked at the end. */
export async function requireValidParts(db: Db, row: OpenRegistration, parts: Patch): Promise<void> {
  const { account, company, category, about, prices, agreement } = parts
  refuseProblems([
    ...inPart('account', account ? accountProblems(row, account) : []),
    ...inPart('company', company ? await companyProblems(db, company) : []),
    ...inPart('category', category ? await categoryProblems(db, row.country_code, category) : []),
    ...inPart('about', about ? requiredProblems({ about: about.about }) : []),
    ...inPart('prices', prices && prices.currency !== row.currency ? [fieldProblem('currency', 'not_allowed')] : []),
    ...inPart('agreement', agreement ? await agreementProblems(db, agreement) : []),
  ])
  if (account) await requireFreeUsername(db, row, account.username)
}

/** The texts of a part as they are stored. */
export function tidiedParts({ account, company, category, about, prices, agreement }: Patch, countryCode: string) {
  return {
    ...(account && {
      account: {
        name: account.name.trim(),
        username: account.username.trim(),
        email: pastedText(account.email),
        phone: storedPhone(account.phone, countryCode),
      },
    }),
    ...(company && {
      company: {
        name: company.name.trim(),
        companyType: company.companyType,
        taxNumber: company.taxNumber?.trim() || null,
        address: company.address?.trim() || null,
      },
    }),
    ...(category && { category: { ...category, districtId: countryFlags(countryCode).wizardDistrict ? category.districtId : null } }),
    ...(about && { about: { about: about.about.replaceAll(/\r\n?/g, '\n').trim() } }),
    ...(prices && { prices }),
    ...(agreement && { agreement }),
  }
}

export function storedPhone(text: string, countryCode: string): string {
  const phone = fullPhoneRules.parse(text, countryCode, 'en_CA')
  return phone.ok ? phone.e164 : text
}

export const isPhoneValid = (countryCode: string) => (text: string) => fullPhoneRules.parse(text, countryCode, 'en_CA').ok

const inPart = (part: keyof Patch, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, path: `${part}.${problem.path}` }))

function accountProblems(row: OpenRegistration, { password = '', ...account }: Part<'account'>): FieldProblem[] {
  return wizardAccountProblems(
    // The confirmation only exists in the form and is never sent.
    { ...account, password, passwordMatch: password },
    { hasPassword: row.password_hash !== null, country: row.country_code, isPhoneValid: isPhoneValid(row.country_code) },
  )
}

async function companyProblems(db: Db, { name, companyType }: Part<'company'>): Promise<FieldProblem[]> {
  const isKnown = await hasActiveItem(db, 'customer_company_type', companyType)
  return [...requiredProblems({ name }), ...present([!isKnown && fieldProblem('companyType', 'not_allowed')])]
}

/** WIZ-03: the district is asked where the country shows it. */
async function categoryProblems(
  db: Db,
  countryCode: string,
  { categoryId, cityId, districtId }: Part<'category'>,
): Promise<FieldProblem[]> {
  const cities = await findCities(db, countryCode, 'name')
  const asksDistrict = countryFlags(countryCode).wizardDistrict
  const districts = asksDistrict ? await findDistricts(db, [cityId]) : []
  return present([
    !(await findCategory(db, categoryId)) && fieldProblem('categoryId', 'not_allowed'),
    !cities.some(({ id }) => id === cityId) && fieldProblem('cityId', 'not_allowed'),
    asksDistrict && districtId === null && fieldProblem('districtId', 'required'),
    asksDistrict && districtId !== null && !districts.some(({ id }) => id === districtId) && fieldProblem('districtId', 'not_allowed'),
  ])
}

async function agreementProblems(db: Db, { agreementTextIds }: Part<'agreement'>): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const [index, id] of agreementTextIds.entries())
    if (!(await findAgreementText(db, id))) problems.push(fieldProblem(`agreementTextIds[${index}]`, 'not_allowed'))
  return problems
}

/** A username is free. Of addresses and numbers, only the address that the link has proved may be one. Checked again when the account is made. */
async function requireFreeUsername(db: Db, { start }: OpenRegistration, username: string): Promise<void> {
  const login = loginName(username)
  const path = 'account.username'
  if (isContactName(login) && login !== loginName(start.email))
    throw new Refusal(422, 'username_contact', { errors: [{ path, code: 'username_contact' }] })
  if (await isLoginTaken(db, login)) throw new Refusal(422, 'username_taken', { errors: [{ path, code: 'username_taken' }] })
}
