type ScriptPolicy = { createScriptURL: (url: string) => string }
let policy: ScriptPolicy | undefined

/**
 * Loads a script from the host of a service that is on: the content policy of the page refuses all others (INT-12). A script that asks for
 * further scripts gets them only from our own origin.
 */
export function loadScript(url: string): Promise<void> {
  policy ??= (globalThis.trustedTypes?.createPolicy('integrations', { createScriptURL: (wanted) => wanted }) ?? {
    createScriptURL: (wanted: string) => wanted,
  }) as ScriptPolicy
  const element = document.createElement('script')
  element.async = true
  element.src = policy.createScriptURL(url)
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`No script at ${new URL(url).origin}`)))
    document.head.append(element)
  })
}
