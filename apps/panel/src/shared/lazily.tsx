import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from './toasts.ts'

/** How a part is put away, by whoever opened it. (`ToastRegion` closes one of many: its `onClose` takes an id.) */
type Closable = { onClose?: (...none: never[]) => void; onCancel?: () => void }

export type Loadable = {
  /** Fetches the code; a part whose code is there is drawn at once. Never fails: what could not be fetched is found out when it is drawn. */
  preload: () => Promise<void>
  /** The import itself: at build time it tells which files a page needs. */
  load: () => Promise<unknown>
}

export type Lazy<Props = object> = ComponentType<Props & Closable> & Loadable

/** The code of something could not be fetched. Browsers remember that for as long as a page lives: only loading it anew helps. */
export class MissingCodeError extends Error {}

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part whose code comes when it is wanted. One that cannot be fetched takes nothing else down: what the user writes beside it stays,
 * and the next press tries again (ERR-19). Not `React.lazy`: that suspends once even when the code is there, and shows it no sooner than 300 ms after a fallback.
 */
export function lazily<Props extends object = object>(load: Load<Props>, waiting: ReactNode = null): Lazy<Props> {
  return whenFetched(load, waiting, Missing)
}

/** As `lazily`, for what a page is nothing without: the boundary around it says so, and offers another try (ERR-19). */
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

/** Says that something is missing, and what helps. What can be closed is closed: the next press tries again, and says it again. */
function Missing({ onClose, onCancel = onClose }: Closable) {
  const intl = useIntl()
  const tell = useEffectEvent(() => {
    showToast({
      tone: 'critical',
      text: intl.formatMessage({ id: 'app.missing' }),
      action: { text: intl.formatMessage({ id: 'app.missing.reload' }), onPress: () => location.reload() },
    })
    onCancel?.()
  })
  useEffect(() => tell(), [])
  return null
}
