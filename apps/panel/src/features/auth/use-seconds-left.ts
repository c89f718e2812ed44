import { useEffect, useState } from 'react'

const secondMs = 1_000
const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / secondMs))

/** Whole seconds until a time in milliseconds, counted down; 0 afterwards. Another time needs a new component. */
export function useSecondsLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt))
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsUntil(endsAt)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, secondMs)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}
