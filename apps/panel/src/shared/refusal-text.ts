import type { ApiError } from '@vendor-panel/sdk'

type MessageId = 'app.form.rejected' | 'app.failed' | 'app.error.server.body'

/**
 * The message for a refused call as a whole: the server's own if it is for display, else one of the panel's (ERR-04, ERR-05).
 * In error version 2 the server's message is not for display.
 */
export function refusalText(error: ApiError, messageOf: (id: MessageId) => string): string {
  const { status, displayMessage } = error
  if (displayMessage !== null && status < 500) return displayMessage
  return messageOf(status === 422 ? 'app.form.rejected' : status === 0 ? 'app.failed' : 'app.error.server.body')
}
