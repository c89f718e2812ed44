import { fieldProblem, isBlank, lengthProblem, present, type FieldProblem } from './field.ts'
import { createSampleItemBounds as bounds } from './generated/bounds.ts'

/** The fields of a sample item, as the form and the body have them. */
export interface SampleItemInput {
  name: string
  note?: string
}

/** The problems of a sample item: the name is required, and both texts have a maximum length (VAL-01, VAL-05). */
export function sampleItemProblems({ name, note = '' }: SampleItemInput): FieldProblem[] {
  return present([
    isBlank(name) ? fieldProblem('name', 'required') : lengthProblem('name', name, bounds.name),
    lengthProblem('note', note, bounds.note),
  ])
}

/** The body of a sample item: texts are trimmed, and a blank note is left out (VAL-01). */
export function sampleItemBody({ name, note = '' }: SampleItemInput): SampleItemInput {
  return { name: name.trim(), ...(!isBlank(note) && { note: note.trim() }) }
}
