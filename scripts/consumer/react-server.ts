/**
 * Loads the library as a framework with server components does: modules of the client are replaced by their names, and all others get the
 * React of servers, which has no state and no effects. Prints how many modules of each kind there are.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const count = { client: 0, shared: 0 }
registerHooks({
  load(url, context, next) {
    if (!url.includes('/@vendor-panel/ui/') || !url.endsWith('.js')) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    const isClient = /^(['"])use client\1/.test(source)
    count[isClient ? 'client' : 'shared'] += 1
    if (!isClient) return next(url, context)
    const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().split(' as ').at(-1)),
    )
    return { format: 'module', shortCircuit: true, source: names.map((name) => `export const ${name} = {}`).join('\n') }
  },
})
const library = await import('@vendor-panel/ui')
const theme = await import('@vendor-panel/ui/theme')
if (!('Button' in library) || !theme.vars.color.accent.startsWith('var(')) throw new Error('The library is not whole.')
console.log(`${count.client} modules of the client, ${count.shared} shared`)
