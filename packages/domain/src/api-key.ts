import { fieldProblem, isBlank, lengthProblem, present, type FieldProblem } from './field.ts'
import { createApiKeyBounds as bounds } from './generated/bounds.ts'

/** What an API key may do, in the order in which a form lists it. */
export const apiKeyScopes = [
  'couples:read',
  'couples:write',
  'messages:write',
  'providers:read',
  'calendar:read',
  'testimonials:read',
  'statistics:read',
] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

export interface ApiKeyInput {
  name: string
  scopes: readonly ApiKeyScope[]
  expiresAt?: Temporal.Instant | null
}

/** The problems of a new API key: a name, at least one scope, and an end in the future (VAL-01). */
export function apiKeyProblems({ name, scopes, expiresAt = null }: ApiKeyInput, now: Temporal.Instant): FieldProblem[] {
  return present([
    isBlank(name) ? fieldProblem('name', 'required') : lengthProblem('name', name, bounds.name),
    scopes.length === 0 && fieldProblem('scopes', 'required'),
    expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0 && fieldProblem('expiresAt', 'in_past'),
  ])
}

export type ApiKeyStatus = 'active' | 'expired' | 'stopped'

/** A key acts as an account manager: it stops when that user no longer is one (PERM-09). */
export function apiKeyStatus(
  { expiresAt, isOfManager }: { expiresAt: Temporal.Instant | null; isOfManager: boolean },
  now: Temporal.Instant,
): ApiKeyStatus {
  if (expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0) return 'expired'
  return isOfManager ? 'active' : 'stopped'
}
