import type { components } from '@vendor-panel/contract'
import { capacityKinds, spaceProblems, spaceTypes, type FieldProblem } from '@vendor-panel/domain'

export type Space = components['schemas']['CustomerSpace']

/** The fields of the form. A number is null while its field is empty, and NaN while its text is not a number. */
export type SpaceFields = Omit<Space, 'id' | 'providerId'>

/** The capacities, in the order of the form (CAP-02). */
export const capacityFields = ['mealMin', 'mealMax', 'cocktailMin', 'cocktailMax'] as const

export const newSpace: SpaceFields = {
  name: '',
  spaceType: spaceTypes[0],
  kind: capacityKinds[0],
  mealMin: null,
  mealMax: null,
  cocktailMin: null,
  cocktailMax: null,
}

export const spaceFieldsOf = ({ id: _id, providerId: _providerId, ...fields }: Space): SpaceFields => fields

/** The problems, by the rules that the server uses too (CAP-01..10). */
export const spaceFieldProblems = (fields: SpaceFields): FieldProblem[] => spaceProblems(fields)
