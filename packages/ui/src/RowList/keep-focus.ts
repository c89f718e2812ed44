const control = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])'
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(control)].filter((one) => one.checkVisibility())
/** In a menu or a dialog that is opened from the list. */
const isInOverlay = (element: Element, list: Element) => element.closest(overlay)?.contains(list) === false

/** An element that may be left in the document when the list is removed, and what comes before the list in it. */
type Position = { parent: Element; before: Element | null }

/**
 * Keeps the focus near a row that is removed: a browser moves it to the body, where a screen reader starts at the top of the page. It moves to the
 * same control of the next row, else of the previous one; from an empty list to the next control of the page. A menu or dialog that
 * removes the row closes first. Returns what ends it, to be called before the list is removed.
 */
export function keepFocus(list: HTMLElement): () => void {
  /** The row with the focus, and its control, counted from the end. */
  let last: { row: Element; fromEnd: number; path: string } | null = null

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const row = [...list.children].find((child) => child.contains(target))
    if (row)
      last = {
        row,
        fromEnd: controlsOf(row)
          .toReversed()
          .findIndex((one) => one === target),
        path: location.pathname,
      }
    else if (!isInOverlay(target, list)) last = null
  }
  const observer = new MutationObserver((records) => {
    if (!last || list.contains(last.row)) return
    const { row, fromEnd } = last
    const record = records.find(({ removedNodes }) => [...removedNodes].includes(row))
    const next = [record?.nextSibling, record?.previousSibling, list.lastElementChild].find(
      (one) => one instanceof Element && list.contains(one),
    )
    last = null
    const positions = positionsOf(list)
    onceLost(list, () => {
      const controls = next instanceof Element && next.isConnected ? controlsOf(next) : []
      return controls[Math.max(0, controls.length - 1 - fromEnd)] ?? controlNear(positions)
    })
  })

  document.addEventListener('focusin', onFocusIn)
  observer.observe(list, { childList: true })
  return () => {
    document.removeEventListener('focusin', onFocusIn)
    observer.disconnect()
    const positions = positionsOf(list)
    // Another page has a focus of its own.
    if (last?.path !== location.pathname) return
    queueMicrotask(() => !list.isConnected && onceLost(list, () => controlNear(positions)))
  }
}

/** Focuses the goal if nothing has focus, at once or when the menu or dialog that has it is closed. */
function onceLost(list: Element, goal: () => HTMLElement | undefined): void {
  const active = document.activeElement
  if (active === null || active === document.body) return goal()?.focus()
  if (!isInOverlay(active, list)) return
  const closing = new MutationObserver(() => {
    closing.disconnect()
    // A dialog returns focus in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => onceLost(list, goal)))
  })
  closing.observe(document.body, { childList: true })
}

function positionsOf(list: Element): Position[] {
  const positions: Position[] = []
  for (let element = list; element.parentElement && !element.matches('main, [role="dialog"]'); element = element.parentElement)
    positions.push({ parent: element.parentElement, before: element.previousElementSibling })
  return positions
}

/** The next control after the list, else the one before it, in the smallest part of the page that has one. */
function controlNear(positions: readonly Position[]): HTMLElement | undefined {
  for (const { parent, before } of positions) {
    if (!parent.isConnected) continue
    const controls = controlsOf(parent)
    const isAfter = (one: Element) =>
      before === null || (!before.contains(one) && (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0)
    const found = controls.find(isAfter) ?? controls.at(-1)
    if (found) return found
  }
  return undefined
}

/** `keepFocus` as the `ref` of a list whose rows can be removed: `<Stack as="ul" ref={keepFocusIn}>`. `RowList` and `OrderList` have it already. */
export const keepFocusIn = (list: HTMLElement | null): (() => void) | undefined => (list ? keepFocus(list) : undefined)
