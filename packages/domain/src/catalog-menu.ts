import { amountProblem, expiryProblems } from './catalog-price.ts'
import { fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { parseWholeNumber } from './whole-number.ts'

/** Longest texts of a menu, in characters (CAT-18, CAT-19). */
export const menuNameCharsMax = 100
export const menuNotesCharsMax = 1_000

/** A menu as its form holds it (CAT-15). */
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

/** What is wrong with the menus of a provider: at least one, each with its price (CAT-15..18). */
export function catalogMenuProblems(menus: readonly CatalogMenuInput[], today: Temporal.PlainDate, toleranceDays = 0): FieldProblem[] {
  if (menus.length === 0) return [fieldProblem('menus', 'too_few', { min: 1 })]
  return menus.flatMap((menu, index) => menuProblems(`menus[${index}]`, menu, today, toleranceDays))
}

function menuProblems(path: string, menu: CatalogMenuInput, today: Temporal.PlainDate, toleranceDays: number): FieldProblem[] {
  return present([
    isBlank(menu.name) ? fieldProblem(`${path}.name`, 'required') : lengthProblem(`${path}.name`, menu.name, { max: menuNameCharsMax }),
    isBlank(menu.type) && fieldProblem(`${path}.type`, 'required'),
    amountProblem(`${path}.price`, menu.price),
    isBlank(menu.currency) && fieldProblem(`${path}.currency`, 'required'),
    ...guestProblems(path, menu),
    ...expiryProblems(`${path}.expireAt`, menu.expireAt, today, toleranceDays),
    lengthProblem(`${path}.notes`, menu.notes, { max: menuNotesCharsMax }),
  ])
}

/** Guest counts may be left out; given, they are whole, at least 1, and the right way round. */
function guestProblems(path: string, menu: CatalogMenuInput): FieldProblem[] {
  const problems = (['minGuestCount', 'maxGuestCount'] as const)
    .filter((name) => !isBlank(String(menu[name] ?? '')) && (parseWholeNumber(menu[name]) ?? 0) < 1)
    .map((name) => fieldProblem(`${path}.${name}`, 'at_least', { min: 1 }))
  if (problems.length > 0) return problems
  const isUpsideDown = (parseWholeNumber(menu.minGuestCount) ?? 0) > (parseWholeNumber(menu.maxGuestCount) ?? Infinity)
  return present([isUpsideDown && fieldProblem(`${path}.minGuestCount`, 'min_above_max')])
}
