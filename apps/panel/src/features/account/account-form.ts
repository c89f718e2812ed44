import type { components } from '@vendor-panel/contract'
import { lengthProblem, present, requiredProblems, type FieldProblem } from '@vendor-panel/domain'
import { updateCustomerBounds as bounds } from '@vendor-panel/domain/bounds'
import type { Body } from '@vendor-panel/sdk'

type Customer = components['schemas']['Customer']

/** The fields of the account; empty text is a missing value. */
export type AccountFields = Record<'name' | 'companyType' | 'companyExtension' | 'taxNumber' | 'address' | 'timeZone', string>

export const accountFieldsOf = (customer: Customer): AccountFields => ({
  name: customer.name,
  companyType: customer.companyType ?? '',
  companyExtension: customer.companyExtension ?? '',
  taxNumber: customer.taxNumber ?? '',
  address: customer.address ?? '',
  timeZone: customer.timeZone,
})

/** The body of a change: only changed fields, null for a cleared one. */
export function accountChanges({ name, timeZone, ...changed }: Partial<AccountFields>): Body<'updateCustomer'> {
  const texts = Object.entries(changed).map(([field, text]) => [field, text.trim() || null] as const)
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(timeZone !== undefined && { timeZone }),
    ...(Object.fromEntries(texts) as Partial<Record<keyof typeof changed, string | null>>),
  }
}

export const accountProblems = ({ name, taxNumber, address }: AccountFields): FieldProblem[] => [
  ...requiredProblems({ name }),
  ...present([
    lengthProblem('name', name, { maxLength: bounds.name.maxLength }),
    lengthProblem('taxNumber', taxNumber, { maxLength: bounds.taxNumber.maxLength }),
    lengthProblem('address', address, { maxLength: bounds.address.maxLength }),
  ]),
]
