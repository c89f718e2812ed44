import { isApiError } from '@vendor-panel/sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from './refusal-text.ts'
import { showToast } from './toasts.ts'

/** Reads a file from the server with its pending state; a refusal is shown in a toast. */
export function useLoadFile() {
  const intl = useIntl()
  const [isLoading, setLoading] = useState(false)
  async function load<Content = Blob>(read: () => Promise<Content>, done: (content: Content) => void): Promise<void> {
    setLoading(true)
    try {
      done(await read())
    } catch (error) {
      if (!isApiError(error)) throw error
      showToast({ tone: 'critical', text: refusalText(error, (id) => intl.formatMessage({ id })) })
    }
    setLoading(false)
  }
  return { load, isLoading }
}
