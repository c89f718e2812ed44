import { fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createCustomerSpaceBounds } from './generated/bounds.ts'
import { latinDigits } from './search-fold.ts'

/** Whether a space is indoor or outdoor (CAP-01). */
export const spaceTypes = ['indoor', 'outdoor', 'both'] as const
export type SpaceType = (typeof spaceTypes)[number]

/** How a space is sold: as a whole up to a maximum, or by the guest from a minimum (CAP-03). */
export const capacityKinds = ['package', 'per_person'] as const
export type CapacityKind = (typeof capacityKinds)[number]

/** Minimum and maximum number of digits of a capacity (CAP-04, CONST-04). */
export const capacityDigitsMin = 2
export const capacityDigitsMax = 4

type Typed = string | number | null

export interface SpaceInput {
  name: string
  spaceType: SpaceType
  kind: CapacityKind
  mealMin: Typed
  mealMax: Typed
  cocktailMin: Typed
  cocktailMax: Typed
}

const uses = ['meal', 'cocktail'] as const
type Bound = `${(typeof uses)[number]}${'Min' | 'Max'}`

/**
 * The problems of a space: its name, its numbers, and which of them are required (CAP-01..10). Both bounds are always checked; the kind
 * decides which is required (AMB-49).
 */
export function spaceProblems(space: SpaceInput): FieldProblem[] {
  const used = uses.filter((use) => !isEmpty(space[`${use}Min`]) || !isEmpty(space[`${use}Max`]))
  return present([
    spaceNameProblem(space.name),
    !spaceTypes.includes(space.spaceType) && fieldProblem('spaceType', 'not_allowed'),
    !capacityKinds.includes(space.kind) && fieldProblem('kind', 'not_allowed'),
    used.length === 0 && fieldProblem('mealMax', 'capacity_missing'),
    ...used.flatMap((use) => useProblems(space, use)),
  ])
}

function useProblems(space: SpaceInput, use: (typeof uses)[number]): FieldProblem[] {
  const needed: Bound = space.kind === 'per_person' ? `${use}Min` : `${use}Max`
  const problems = ([`${use}Min`, `${use}Max`] as const).map((bound) => {
    if (isEmpty(space[bound])) return bound === needed && fieldProblem(bound, 'required')
    return (
      parseCapacity(space[bound]) === null && fieldProblem(bound, 'capacity_digits', { min: capacityDigitsMin, max: capacityDigitsMax })
    )
  })
  const isUpsideDown = (parseCapacity(space[`${use}Min`]) ?? 0) > (parseCapacity(space[`${use}Max`]) ?? Infinity)
  return present([...problems, isUpsideDown && fieldProblem(`${use}Min`, 'min_above_max')])
}

/** A capacity of 2 to 4 digits without a leading zero, 10 to 9999, or null (CAP-04, AMB-49). */
export function parseCapacity(typed: Typed): number | null {
  const digits = latinDigits(String(typed).trim())
  return /^[1-9]\d{1,3}$/.test(digits) ? Number(digits) : null
}

/** The name of a space as it is stored: single spaces between words, none around them (CAP-07). */
export function spaceName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ')
}

/** Letters of any script with their marks, digits and inner spaces; not only digits (CAP-06, CAP-07). */
function spaceNameProblem(name: string): FieldProblem | null {
  if (isBlank(name)) return fieldProblem('name', 'required')
  const isWell = /^[\p{L}\p{M}\p{N} ]+$/u.test(spaceName(name)) && /\p{L}/u.test(name)
  return isWell ? lengthProblem('name', spaceName(name), createCustomerSpaceBounds.name) : fieldProblem('name', 'space_name')
}

const isEmpty = (typed: Typed) => isBlank(String(typed ?? ''))
