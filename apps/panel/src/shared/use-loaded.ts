import { isApiError } from '@vendor-panel/sdk'
import { useEffect, useEffectEvent, useState } from 'react'

/** `missing`: the server has no such record. `failed`: it could not be asked. */
type Loaded<Value> = { status: 'loading' | 'missing' | 'failed' } | { status: 'loaded'; value: Value }

/** One read of a page before sign-in, which has no cache of answers. */
export function useLoaded<Value>(load: () => Promise<Value>): { state: Loaded<Value>; retry: () => void } {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' })
  const run = () =>
    load().then(
      (value) => setState({ status: 'loaded', value }),
      (error: unknown) => {
        if (!isApiError(error)) throw error
        setState({ status: error.status === 404 || error.status === 422 ? 'missing' : 'failed' })
      },
    )
  const first = useEffectEvent(run)
  useEffect(() => void first(), [])
  const retry = () => {
    setState({ status: 'loading' })
    void run()
  }
  return { state, retry }
}
