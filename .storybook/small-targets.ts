const controls = [
  'a[href]',
  'button',
  'input',
  'textarea',
  'select',
  'summary',
  ...['button', 'checkbox', 'gridcell', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'radio', 'slider', 'spinbutton'].map(
    (role) => `[role="${role}"]`,
  ),
  '[role="switch"]',
  '[role="tab"]',
].join()

const isHidden = (element: Element) => {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
  for (let one: Element | null = element; one; one = one.parentElement) if (getComputedStyle(one).clipPath === 'inset(50%)') return true
  return false
}

/** A link inside a sentence is as high as its line. */
const isInSentence = (element: Element) =>
  element.localName === 'a' &&
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some((other) => other.nodeType === Node.TEXT_NODE && /\p{L}/u.test(other.nodeValue ?? ''))

/** The parts of a date, in a field too narrow for one line of them. */
const areWrapped = (group: Element | null) =>
  group !== null && new Set([...group.querySelectorAll('[role="spinbutton"]')].map((part) => part.getBoundingClientRect().top)).size > 1

/** What is hit for the control: its label; for a part of a date in several lines the field, where each tap reaches a part. */
function wholeOf(control: Element): string {
  if (control.matches('[type="checkbox"], [type="radio"], [type="file"], [type="range"]')) return 'label'
  return control.matches('[role="spinbutton"]') && areWrapped(control.closest('[role="group"]')) ? '[role="group"]' : '*'
}

/** How far from the point, in one direction, the element is hit. */
function reachOf(element: Element, x: number, y: number, [toX, toY]: readonly [number, number], least: number): number {
  let reach = 0
  while (reach < least) {
    const next = reach + 1
    const [atX, atY] = [x + toX * next, y + toY * next]
    // What is beyond the window cannot be hit there.
    if (atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight) return least
    const hit = document.elementFromPoint(atX, atY)
    if (!hit || !element.contains(hit)) break
    reach = next
  }
  return reach
}

/** No other control lies within the circle of this size around its centre (the exception of WCAG 2.5.8). */
function hasSpacing(target: Element, size: number): boolean {
  const own = target.getBoundingClientRect()
  const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
  return [...document.querySelectorAll(controls)].every((other) => {
    if (other.contains(target) || target.contains(other) || isHidden(other)) return true
    const { left, right, top, bottom, width, height } = other.getBoundingClientRect()
    if (width < 1 || height < 1) return true
    const fromEdge = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
    const fromCentre = Math.hypot(left + width / 2 - x, top + height / 2 - y)
    return fromEdge >= size / 2 && (Math.min(width, height) >= size || fromCentre >= size)
  })
}

/** The controls of the page whose area is smaller than `least` px, one line for each. What is drawn may be smaller than its area. */
export function smallTargets(least: number): string[] {
  const small: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const target = control.closest(wholeOf(control)) ?? control
    if (isHidden(target) || isInSentence(target)) continue
    if (control.closest('[inert], [aria-hidden="true"]') || control.matches(':disabled, [aria-disabled="true"], [data-disabled]')) continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const rect = target.getClientRects()[0]
    if (!rect || rect.width < 1 || rect.height < 1) continue
    if (rect.width >= least - 0.5 && rect.height >= least - 0.5) continue
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    const hit = document.elementFromPoint(x, y)
    // Covered by a dialog or by a control inside.
    if (!hit || !target.contains(hit)) continue
    const extent = (along: readonly [number, number], size: number) =>
      Math.max(size, reachOf(target, x, y, along, least) + reachOf(target, x, y, [-along[0], -along[1]], least) + 1)
    const [width, height] = [extent([1, 0], rect.width), extent([0, 1], rect.height)]
    if (width >= least - 1 && height >= least - 1) continue
    if (least === 24 && hasSpacing(target, least)) continue
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    small.push(`${control.getAttribute('role') ?? control.localName} "${name}" is ${Math.round(width)} × ${Math.round(height)}`)
  }
  return [...new Set(small)]
}
