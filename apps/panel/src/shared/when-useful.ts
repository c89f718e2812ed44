let markUseful = () => {}
const useful = new Promise<void>((resolve) => {
  markUseful = resolve
})

/** Call it once when the first page has its data. Earlier requests would compete with it for the network. */
export const markPageUseful = (): void => markUseful()

/** Runs deferred work: after the first page is useful, when the browser is idle. */
export function whenUseful(run: () => void): void {
  // Safari has no idle callback: a short timeout is close enough.
  const idle = window.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 200))
  void useful.then(() => idle(run))
}
