import type { VendorApi } from '@vendor-panel/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'

/** One read; `options` is null if it failed. */
type Read<Option> = { name: string; options: readonly Option[] | null }

/** The options of a field before sign-in, which has no cache of answers; read again in another language, and for another `key`. */
export function useChoices<Option>(load: (api: VendorApi) => Promise<readonly Option[]>, key = '') {
  const { locale } = useIntl()
  const api = useApi()
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<Read<Option> | null>(null)
  const name = `${locale} ${key} ${tries}`
  const run = useEffectEvent(() => load(api))
  useEffect(() => {
    let isCurrent = true
    // A late answer for another `key` must not replace this one.
    const keep = (options: readonly Option[] | null) => isCurrent && setRead({ name, options })
    void run().then(keep, () => keep(null))
    return () => void (isCurrent = false)
  }, [name])
  const current = read?.name === name ? read : null
  return {
    options: current?.options ?? [],
    isLoaded: current !== null && current.options !== null,
    isFailed: current !== null && current.options === null,
    retry: () => setTries((count) => count + 1),
  }
}
