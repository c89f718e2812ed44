import { amountProblem, expiryProblems } from './catalog-price.ts'
import { boundsProblem, fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createCatalogMenuBounds as bounds } from './generated/bounds.ts'
import { parseWholeNumber } from './whole-number.ts'

/** A menu as form values (CAT-15). */
export interface CatalogMenuInput {
  name: string
  type: string
  price: string | number
  currency: string
  minGuestCount: string | number | null
  maxGuestCount: string | number | null
  expireAt: string
  notes: string
}

/** The problems of a provider's menus: at least one, each with its price (CAT-15..18). */
export function catalogMenuProblems(menus: readonly CatalogMenuInput[], today: Temporal.PlainDate, toleranceDays = 0): FieldProblem[] {
  if (menus.length === 0) return [fieldProblem('menus', 'too_few', { min: 1 })]
  return menus.flatMap((menu, index) => menuProblems(`menus[${index}]`, menu, today, toleranceDays))
}

function menuProblems(path: string, menu: CatalogMenuInput, today: Temporal.PlainDate, toleranceDays: number): FieldProblem[] {
  return present([
    isBlank(menu.name) ? fieldProblem(`${path}.name`, 'required') : lengthProblem(`${path}.name`, menu.name, bounds.name),
    isBlank(menu.type) && fieldProblem(`${path}.type`, 'required'),
    amountProblem(`${path}.price`, menu.price),
    isBlank(menu.currency) && fieldProblem(`${path}.currency`, 'required'),
    ...guestProblems(path, menu),
    ...expiryProblems(`${path}.expireAt`, menu.expireAt, today, toleranceDays),
    lengthProblem(`${path}.notes`, menu.notes, bounds.notes),
  ])
}

/** Guest counts are optional; given ones are whole numbers from 1, the minimum not above the maximum (CAT-15). */
function guestProblems(path: string, menu: CatalogMenuInput): FieldProblem[] {
  const given = (['minGuestCount', 'maxGuestCount'] as const).filter((name) => !isBlank(String(menu[name] ?? '')))
  const problems = present(given.map((name) => boundsProblem(`${path}.${name}`, parseWholeNumber(menu[name]) ?? Number.NaN, bounds[name])))
  if (problems.length > 0) return problems
  const isUpsideDown = (parseWholeNumber(menu.minGuestCount) ?? 0) > (parseWholeNumber(menu.maxGuestCount) ?? Infinity)
  return present([isUpsideDown && fieldProblem(`${path}.minGuestCount`, 'min_above_max')])
}
