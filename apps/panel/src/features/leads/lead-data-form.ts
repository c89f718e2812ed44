import type { Answer, Body } from '@vendor-panel/sdk'
import {
  emailProblem,
  fieldProblem,
  isContactHidden,
  parseDate,
  pastedText,
  present,
  requiredProblems,
  type FieldProblem,
} from '@vendor-panel/domain'
import { replaceLeadDataBody, shapeProblems } from '@vendor-panel/domain/shape'
import type { Lead } from './lead-row.ts'

type LeadData = Answer<'replaceLeadData'>['data']
type Sent = Body<'replaceLeadData'>

/** The fields of a couple's details; an empty text is a missing value. */
export type DataFields = {
  name: string
  phone: string
  email: string
  weddingDate: string | null
  organizationDate: string | null
  city: string
  guestCount: number | null
  budgetPerPerson: number | null
  ceremonyType: string
  needs: string
}

export const fieldsOf = (data: LeadData): DataFields => ({
  name: data.name,
  phone: data.phone ?? '',
  email: data.email ?? '',
  weddingDate: data.weddingDate,
  organizationDate: data.organizationDate,
  city: data.city ?? '',
  guestCount: data.guestCount,
  budgetPerPerson: data.budgetPerPerson,
  ceremonyType: data.ceremonyType ?? '',
  needs: data.needs ?? '',
})

const textOrNull = (text: string) => text.trim() || null

/** The body of the fields; contact data that the couple hides is left out, so that it stays (LEAD-27). */
export function bodyOf(fields: DataFields, { contactPreference }: Pick<Lead, 'contactPreference'>): Sent {
  const contact = { phone: textOrNull(fields.phone), email: textOrNull(pastedText(fields.email)) }
  return {
    name: fields.name.trim(),
    ...(!isContactHidden(contactPreference) && contact),
    weddingDate: fields.weddingDate,
    organizationDate: fields.organizationDate,
    city: textOrNull(fields.city),
    guestCount: fields.guestCount,
    budgetPerPerson: fields.budgetPerPerson,
    ceremonyType: fields.ceremonyType || null,
    needs: textOrNull(fields.needs),
  }
}

/** The problems that the browser can see; the digits of the phone number are checked by the server (VAL-11, VAL-15, VAL-18). */
export function dataProblems(fields: DataFields, lead: Pick<Lead, 'contactPreference'>): FieldProblem[] {
  const { name, email, weddingDate, organizationDate, guestCount, budgetPerPerson } = fields
  const isNoNumber = (value: number | null) => value !== null && !Number.isInteger(value)
  const isNoDay = (day: string | null) => day !== null && !parseDate(day)
  const emailCode = email.trim() === '' ? null : emailProblem(pastedText(email))
  const complete = {
    ...fields,
    ...(isNoNumber(guestCount) && { guestCount: null }),
    ...(isNoNumber(budgetPerPerson) && { budgetPerPerson: null }),
    ...(isNoDay(weddingDate) && { weddingDate: null }),
    ...(isNoDay(organizationDate) && { organizationDate: null }),
  }
  return [
    ...requiredProblems({ name }),
    ...present([
      emailCode !== null && fieldProblem('email', emailCode),
      isNoDay(weddingDate) && fieldProblem('weddingDate', 'invalid_date'),
      isNoDay(organizationDate) && fieldProblem('organizationDate', 'invalid_date'),
      isNoNumber(guestCount) && fieldProblem('guestCount', 'invalid_number'),
      isNoNumber(budgetPerPerson) && fieldProblem('budgetPerPerson', 'invalid_number'),
    ]),
    ...shapeProblems(replaceLeadDataBody, bodyOf(complete, lead)).filter(({ path }) => path !== 'name' && path !== 'email'),
  ]
}
