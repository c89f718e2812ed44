import { Refusal } from './refusal.ts'

/** A trimmed text of a body; a text without visible characters is missing (VAL-01). */
export function requiredText(path: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw new Refusal(422, 'invalid', { errors: [{ path, code: 'required' }] })
  return trimmed
}
