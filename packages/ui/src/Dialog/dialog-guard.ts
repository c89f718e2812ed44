import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Closes the dialog at once, or after a question. */
export type Guard = (close: () => void) => void

/** Sets the guard of the dialog around it. */
export const DialogGuard = createContext<(guard: Guard | null) => void>(() => {})

/** Inside a dialog: what happens on Escape and on a press outside instead of closing it; null closes it. */
export function useDialogGuard(guard: Guard | null): void {
  const setGuard = useContext(DialogGuard)
  const hasGuard = guard !== null
  const run = useEffectEvent((close: () => void) => guard?.(close))
  useEffect(() => {
    if (!hasGuard) return undefined
    setGuard((close) => run(close))
    return () => setGuard(null)
  }, [setGuard, hasGuard])
}
