import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

export type Lazy<Props = object> = ComponentType<Props> & {
  /** Fetches the code; a part whose code is there is drawn at once. */
  preload: () => Promise<void>
}

/**
 * A page, or a part of one, whose code comes when it is wanted. Not `React.lazy`: that suspends once even when the code is there, and
 * shows it no sooner than 300 ms after a fallback.
 */
export function lazily<Props extends object = object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null): Lazy<Props> {
  let code: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = () =>
    (loading ??= load().then(
      (component) => void (code = component),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  function Lazily(props: Props) {
    const [Loaded, setLoaded] = useState(() => code)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (!Loaded)
        preload().then(
          () => setLoaded(() => code),
          (error: unknown) => setFailure({ error }),
        )
    }, [Loaded])
    // Code that cannot be fetched is an error of the page: its boundary offers another try (ERR-19).
    if (failure) throw failure.error
    return Loaded ? <Loaded {...props} /> : waiting
  }
  return Object.assign(Lazily, { preload })
}
