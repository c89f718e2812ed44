import { Refusal } from './refusal.ts'

/** A trimmed text of a body; a text without visible characters is missing (VAL-01). */
export function written(path: string, text: string): string {
  const words = text.trim()
  if (words === '') throw new Refusal(422, 'invalid', { errors: [{ path, code: 'required' }] })
  return words
}
