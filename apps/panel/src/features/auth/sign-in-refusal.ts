import { ApiError } from '@vendor-panel/sdk'

/** What the sign-in form says after a try: at the fields, or for the whole form. */
export type SignInRefusal = {
  username?: 'required'
  password?: 'required'
  form?: 'auth.signIn.wrong' | 'auth.signIn.tooMany' | 'app.failed'
  /** How long to wait, where the server says. */
  minutes?: number
}

/** A wrong password is told on the form and never signs anybody out, whichever status carries it (AUTH-42, AMB-20). */
export function signInRefusal(error: unknown): SignInRefusal {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 429) return { form: 'auth.signIn.tooMany', minutes: Math.ceil((error.retryAfterSeconds ?? 0) / 60) }
  return { form: error.status === 422 || error.status === 401 ? 'auth.signIn.wrong' : 'app.failed' }
}
