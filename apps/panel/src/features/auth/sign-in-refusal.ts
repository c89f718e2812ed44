import type { ApiError } from '@vendor-panel/sdk'
import type { IntlShape } from 'react-intl'

/** A wrong password is reported on the form and never ends the session, whichever status carries it (AUTH-42, AMB-20). */
export function signInRefusal({ status, retryAfterSeconds }: ApiError, intl: IntlShape): string {
  if (status === 429) return intl.formatMessage({ id: 'auth.signIn.tooMany' }, { minutes: Math.ceil((retryAfterSeconds ?? 0) / 60) })
  return intl.formatMessage({ id: status === 422 || status === 401 ? 'auth.signIn.wrong' : 'app.failed' })
}
