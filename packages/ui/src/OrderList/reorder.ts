/** The box of an item on the screen. */
export interface ItemBox {
  key: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The keys with one of them at another index. */
export function moved(keys: readonly number[], key: number, to: number): number[] {
  const rest = keys.filter((one) => one !== key)
  return rest.toSpliced(Math.min(Math.max(0, to), rest.length), 0, key)
}

/** How many items the first row has: 1 for a list. */
export function columnCount(boxes: readonly ItemBox[]): number {
  const first = boxes[0]
  return Math.max(1, boxes.filter(({ top }) => first !== undefined && Math.abs(top - first.top) < 2).length)
}

/**
 * The index for an item whose middle is at a point: after all items of the rows above, and after those of the same row that it has passed,
 * in reading direction. `others` are the remaining items in their order.
 */
export function indexAt(others: readonly ItemBox[], point: { x: number; y: number }, isRightToLeft: boolean): number {
  const isPassed = ({ left, right, top, bottom }: ItemBox) => {
    const hasOthersInRow = others.some((other) => other.left !== left && Math.abs(other.top - top) < 2)
    if (!hasOthersInRow) return point.y > (top + bottom) / 2
    if (point.y > bottom) return true
    if (point.y < top) return false
    const middle = (left + right) / 2
    return isRightToLeft ? point.x < middle : point.x > middle
  }
  return others.filter(isPassed).length
}

const listSteps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** The index after a key press, or null if the key does not move: arrows, Home and End; a row of a grid by the arrows up and down. */
export function indexAfterKey(
  pressed: string,
  from: number,
  { count, columns, isRightToLeft }: { count: number; columns: number; isRightToLeft: boolean },
): number | null {
  if (pressed === 'Home') return 0
  if (pressed === 'End') return count - 1
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const step = columns > 1 && pressed === forward ? 1 : columns > 1 && pressed === backward ? -1 : (listSteps[pressed] ?? 0) * columns
  const to = from + step
  return step === 0 || to < 0 || to >= count ? null : to
}
