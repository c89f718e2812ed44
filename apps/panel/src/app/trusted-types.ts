// Created before all other code: under `require-trusted-types-for 'script'` only React Aria's announcer, which empties an element
// with `innerHTML = ''`, our own hashed files and the service worker are allowed.
type Policy = { createHTML: (html: string) => string; createScript: () => null; createScriptURL: (url: string) => string | null }
declare global {
  var trustedTypes: { createPolicy: (name: string, policy: Partial<Policy>) => unknown } | undefined
}

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html === '') return html
    throw new TypeError('HTML must be made of elements')
  },
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href)
    return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/sw.js') ? url : null
  },
})
export {}
