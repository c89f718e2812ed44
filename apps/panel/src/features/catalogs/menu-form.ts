import type { components } from '@vendor-panel/contract'
import { attachmentLimits, catalogMenuProblems, fileProblems, type FieldProblem, type FileLimits } from '@vendor-panel/domain'

type Schemas = components['schemas']
export type Menu = Schemas['CatalogMenu']

/** The limits of the server: PDF only (CAT-15, FILE-08). */
const pdfLimits: FileLimits = { ...attachmentLimits, contentTypes: { pdf: ['application/pdf'] } }

/** The fields of the form. A number is null while its field is empty, and NaN while its text is not a number. */
export type MenuFields = Pick<Menu, 'name' | 'type' | 'currency' | 'minGuestCount' | 'maxGuestCount' | 'notes'> & {
  price: number | null
  expireAt: string | null
  /** The new PDF, at most one. */
  pdf: readonly File[]
}

export const newMenu = (type: string, currency: string, expireAt: string): MenuFields => ({
  name: '',
  type,
  price: null,
  currency,
  minGuestCount: null,
  maxGuestCount: null,
  expireAt,
  notes: '',
  pdf: [],
})

export const menuFieldsOf = ({ name, type, price, currency, minGuestCount, maxGuestCount, expireAt, notes }: Menu): MenuFields => ({
  name,
  type,
  price,
  currency,
  minGuestCount,
  maxGuestCount,
  expireAt,
  notes,
  pdf: [],
})

/** The problems, by the rules that the server uses too (CAT-15..19, FILE-08). */
export function menuFieldProblems({ pdf, ...menu }: MenuFields, today: Temporal.PlainDate): FieldProblem[] {
  const form = { ...menu, price: menu.price ?? '', expireAt: menu.expireAt ?? '' }
  return [
    ...catalogMenuProblems([form], today).map((problem) => ({ ...problem, path: problem.path.replace('menus[0].', '') })),
    ...pdf.flatMap(({ name, size, type }) => fileProblems('pdf', { name, sizeBytes: size, contentType: type }, pdfLimits)),
  ]
}

/** The body of valid fields; the PDF is sent by an operation of its own. */
export function menuBodyOf(fields: MenuFields): Omit<Schemas['CatalogMenuInput'], 'providerId'> {
  const { name, type, price, currency, minGuestCount, maxGuestCount, expireAt, notes } = fields
  return { name, type, price: price ?? 0, currency, minGuestCount, maxGuestCount, expireAt: expireAt ?? '', notes }
}
