import { useEffect, useState } from 'react'

/** Runs this once the next frame is on the screen. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  // A frame callback runs just before the frame is painted, and a message sent from it just after.
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', run)
  painted.port1.start()
  const frame = requestAnimationFrame(() => painted.port2.postMessage(null))
  return () => {
    cancelAnimationFrame(frame)
    painted.port1.close()
  }
}

/**
 * The previous value, until other changes are painted: a click is answered in the next frame, and its expensive part follows
 * later. Not `useDeferredValue`: that renders in slices, with frames between them, and took twice as long (decision 11).
 */
export function useAfterPaint<Value>(value: Value | undefined): Value | undefined {
  const [shown, setShown] = useState({ value })
  useEffect(() => {
    if (value === undefined || Object.is(shown.value, value)) return undefined
    return afterPaint(() => setShown({ value }))
  }, [shown, value])
  return shown.value
}
