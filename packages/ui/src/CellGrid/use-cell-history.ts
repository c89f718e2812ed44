import { useState } from 'react'

import type { CellMatrix } from './cell-text.ts'

/** The steps that undo and redo go through. A step is a whole value: a pasted block is undone at once. */
export function useCellHistory(value: CellMatrix, onChange: (value: CellMatrix) => void) {
  const [past, setPast] = useState<readonly CellMatrix[]>([])
  const [future, setFuture] = useState<readonly CellMatrix[]>([])
  const last = past.at(-1)
  const [next] = future
  return {
    change: (changed: CellMatrix) => {
      setPast([...past, value])
      setFuture([])
      onChange(changed)
    },
    /** Null if there is nothing to undo; otherwise returns the value before the last step. */
    undo:
      last === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1))
            setFuture([value, ...future])
            onChange(last)
            return last
          },
    redo:
      next === undefined
        ? null
        : () => {
            setPast([...past, value])
            setFuture(future.slice(1))
            onChange(next)
            return next
          },
  }
}
