let markUseful = () => {}
const useful = new Promise<void>((resolve) => {
  markUseful = resolve
})

/** Said once: what the first page needs is there. Whatever is fetched before takes the line from it. */
export const pageIsUseful = (): void => markUseful()

/** Does something that can wait: after the first page is useful, in an idle moment. */
export function whenUseful(run: () => void): void {
  // Safari knows no idle moments: a short wait is near enough.
  const idle = window.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 200))
  void useful.then(() => idle(run))
}
