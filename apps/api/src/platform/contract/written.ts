import { Refusal } from './refusal.ts'

/** A text of a body without the space around it; one with nothing to see in it is missing (VAL-01). */
export function written(path: string, text: string): string {
  const words = text.trim()
  if (words === '') throw new Refusal(422, 'invalid', { errors: [{ path, code: 'required' }] })
  return words
}
