import type { Page } from '@playwright/test'

/** What is wrong with the screen as it is, one line for each fault. `isTouch`: the pointer is a finger. */
export const faultsOf = (page: Page, isTouch: boolean): Promise<string[]> => page.evaluate(findFaults, isTouch)

// Runs in the page, so it takes nothing from outside.
export function findFaults(isTouch: boolean): string[] {
  const faults: string[] = []
  const { documentElement: root } = document
  const name = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`
  const clips = (value: string) => value === 'hidden' || value === 'clip'
  /** Only for assistive technology, or not shown at all. */
  const isHidden = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (getComputedStyle(one).clipPath === 'inset(50%)') return true
    }
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`)

  // Text: its width where it must be whole, and its ink.
  const canvas = document.createElement('canvas').getContext('2d')!
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    const text = node.nodeValue!.trim()
    if (!text || parent.closest('script, style, template, noscript, option, title') || isHidden(parent)) continue
    // Far outside of the window and not laid out.
    if (!parent.checkVisibility({ contentVisibilityAuto: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const style = getComputedStyle(parent)
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    canvas.direction = style.direction as CanvasDirection
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below, fontBoundingBoxAscent: ascent } = canvas.measureText(text)
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const isScroller = /auto|scroll/.test(overflowX + overflowY)
      if (isScroller) break
      const edge = box.getBoundingClientRect()
      for (const rect of range.getClientRects()) {
        if (clips(overflowX) && /\d/.test(text) && box.localName !== 'bdi' && box.localName !== 'h1' && !text.includes('@')) {
          // A name may be cut; a date, a price, a phone and a count may not.
          const isFree = parent.closest('bdi:not([dir="ltr"])') !== null && !/^[^\p{L}]*$/u.test(text)
          if (!isFree && (rect.right > edge.right + 1 || rect.left < edge.left - 1)) faults.push(`cut: "${text}" in ${name(box)}`)
        }
        // Text that is outside as a whole is not shown: it had no room. Its rectangle may be higher than its line.
        if (clips(overflowY) && rect.top < edge.bottom - 1 && rect.bottom > edge.top + 1) {
          const baseline = rect.top + ascent
          if (baseline - above < edge.top - 1 || baseline + below > edge.bottom + 1) faults.push(`ink clipped: "${text.slice(0, 40)}"`)
        }
      }
    }
  }

  // Controls: within reach, not covered, large enough for a finger.
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [role="tab"], [role="radio"], summary'),
  ]
  const scrolled = [...document.querySelectorAll('*')].filter((element) => element.scrollTop !== 0 || element.scrollLeft !== 0)
  const scrollPositions = [root, ...scrolled].map((element) => [element, element.scrollTop, element.scrollLeft] as const)
  for (const control of controls) {
    const shown = control.matches('input:not([type="text"])') ? (control.closest('label') ?? control) : control
    if (isHidden(control) && shown === control) continue
    if (control.closest('[inert], [aria-hidden="true"]') || control.matches(':disabled')) continue
    const { width, height } = shown.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    // A link around a picture has an empty first one.
    const rects = [...shown.getClientRects()].filter(({ width: across }) => across > 0)
    const rect = rects.length > 1 ? rects[0]! : shown.getBoundingClientRect()
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      faults.push(`out of reach: ${name(shown)} at ${Math.round(x)}, ${Math.round(y)}`)
      continue
    }
    const hit = (dx: number, dy: number) => {
      const found = document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x + dx)), Math.min(innerHeight - 1, Math.max(0, y + dy)))
      return found !== null && shown.contains(found) ? null : (found ?? root)
    }
    const cover = hit(0, 0)
    if (cover) faults.push(`covered: ${name(shown)} by ${name(cover)}`)
    const isInSentence =
      shown.localName === 'a' &&
      getComputedStyle(shown).display === 'inline' &&
      [...(shown.parentElement?.childNodes ?? [])].some(
        (other) => other.nodeType === Node.TEXT_NODE && /\p{L}/u.test(other.nodeValue ?? ''),
      )
    const reach = 21
    const isLarge =
      (rect.width >= 43.5 && rect.height >= 43.5) || ![hit(0, reach), hit(0, -reach), hit(reach, 0), hit(-reach, 0)].some(Boolean)
    if (isTouch && !isInSentence && !isLarge) faults.push(`small: ${name(shown)} is ${Math.round(rect.width)} × ${Math.round(rect.height)}`)
  }
  for (const [element, top, left] of scrollPositions) element.scrollTo({ top, left, behavior: 'instant' })
  return [...new Set(faults)]
}
