import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from './toasts.ts'

/** The prop by which a part is closed. (`ToastRegion` closes one of many: its `onClose` takes an id.) */
type Closable = { onClose?: (...none: never[]) => void; onCancel?: () => void }

export type Loadable = {
  /** Loads the code; a loaded part renders at once. Never rejects: a failure is shown when the part renders. */
  preload: () => Promise<void>
  /** The import itself: at build time it shows which files a page needs. */
  load: () => Promise<unknown>
}

export type Lazy<Props = object> = ComponentType<Props & Closable> & Loadable

/** Code could not be loaded. Browsers cache the failure until the page is reloaded. */
export class MissingCodeError extends Error {}

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part whose code is loaded on demand. If that fails, nothing else breaks: text next to it stays, and
 * the next press tries again (ERR-19). Not `React.lazy`: it suspends once even if the code is loaded, and waits 300 ms after a fallback.
 */
export function lazily<Props extends object = object>(load: Load<Props>, waiting: ReactNode = null): Lazy<Props> {
  return whenFetched(load, waiting, Missing)
}

/** Like `lazily`, for parts that a page cannot work without: the error boundary around it shows the error with Retry (ERR-19). */
export function lazilyNeeded<Props extends object = object>(load: Load<Props>, waiting: ReactNode = null): Lazy<Props> {
  return whenFetched(load, waiting, () => {
    throw new MissingCodeError()
  })
}

function whenFetched<Props extends object>(load: Load<Props>, waiting: ReactNode, WhenMissing: ComponentType<Closable>): Lazy<Props> {
  let code: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = () =>
    (loading ??= load().then(
      (component) => void (code = component),
      () => void (loading = undefined),
    ))

  function Lazily(props: Props & Closable) {
    const [Loaded, setLoaded] = useState(() => code)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (!Loaded) void preload().then(() => (code ? setLoaded(() => code) : setMissing(true)))
    }, [Loaded])
    if (Loaded) return <Loaded {...props} />
    return (
      <>
        {waiting}
        {isMissing && <WhenMissing {...props} />}
      </>
    )
  }
  return Object.assign(Lazily, { preload, load })
}

/** Reports that a part is missing, and offers to reload. A part that can be closed is closed: the next press tries again. */
function Missing({ onClose, onCancel = onClose }: Closable) {
  const intl = useIntl()
  const report = useEffectEvent(() => {
    showToast({
      tone: 'critical',
      text: intl.formatMessage({ id: 'app.missing' }),
      action: { text: intl.formatMessage({ id: 'app.missing.reload' }), onPress: () => location.reload() },
    })
    onCancel?.()
  })
  useEffect(() => report(), [])
  return null
}
