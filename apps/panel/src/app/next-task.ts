let next: Promise<void> | undefined

/**
 * Resolves in a task of its own, the same one for all calls of the current task. A page that opens starts several requests when it is
 * rendered, and preparing them takes longer than its paint: so the paint comes first.
 */
export const nextTask = (): Promise<void> =>
  (next ??= new Promise((resolve) => {
    setTimeout(() => {
      next = undefined
      resolve()
    })
  }))
