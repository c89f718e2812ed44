import { brotliCompressSync } from 'node:zlib'
import { isReported } from '@vendor-panel/domain'
import { unreportedStatuses } from '@vendor-panel/sdk'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from './sources.ts'

/** What a page carries that imports this, and nothing else: the names of its modules, and its code as it travels. */
async function carrying(code: string) {
  const entry = '\0entry'
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['@vendor-panel/source', 'module', 'browser', 'production'] },
    plugins: [{ name: 'entry', resolveId: (id) => (id === 'entry' ? entry : null), load: (id) => (id === entry ? code : null) }],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((part) => part.type === 'chunk')
  const now = chunks.filter((chunk) => chunk.isEntry || !chunk.isDynamicEntry)
  return {
    modules: now.flatMap((chunk) => Object.keys(chunk.modules)).map((path) => path.replace(`${root}/`, '')),
    kib: brotliCompressSync(now.map((chunk) => chunk.code).join('')).length / 1024,
    text: now.map((chunk) => chunk.code).join(''),
  }
}
const others = /node_modules\/(react|react-dom|@tanstack|firebase|@firebase|zod|libphonenumber-js)\//

describe('a bundle', () => {
  it('with the client alone holds every operation in at most 11 KiB, and neither React nor Firebase', async () => {
    const { modules, kib, text } = await carrying(`export { createVendorApi } from '@vendor-panel/sdk'`)
    expect(modules.filter((path) => others.test(path))).toEqual([])
    expect(text).toContain('createLeadNote')
    expect(kib).toBeLessThanOrEqual(11)
  })

  it('holds of the SDK only what it asks for', async () => {
    const { modules } = await carrying(`export { createVendorApi, ApiError } from '@vendor-panel/sdk'`)
    const own = modules.filter((path) => path.startsWith('packages/sdk/src/')).map((path) => path.replace('packages/sdk/src/', ''))
    for (const absent of ['retry.ts', 'observe.ts', 'pages.ts', 'upload.ts', 'query.ts', 'testing.ts', 'realtime.ts'])
      expect(own).not.toContain(absent)
  })

  it('with the query layer holds React’s, but no Firebase', async () => {
    const { modules } = await carrying(`export { query, createQueryClient } from '@vendor-panel/sdk/query'`)
    expect(modules.some((path) => path.includes('@tanstack'))).toBe(true)
    expect(modules.filter((path) => /firebase/.test(path))).toEqual([])
  })

  it('with the feed loads Firebase only when somebody listens', async () => {
    const { modules } = await carrying(`export { firebaseFeed } from '@vendor-panel/sdk/realtime-firebase'`)
    expect(modules.filter((path) => others.test(path))).toEqual([])
  })

  it('with one rule holds that rule, and no phone numbers of the world', async () => {
    const { modules } = await carrying(`export { leadTone } from '@vendor-panel/domain'`)
    expect(modules.filter((path) => others.test(path))).toEqual([])
  })
})

it('ERR-16 ERR-17 the SDK reports what the rule reports, though neither knows the other', () => {
  const statuses = [0, ...Array.from({ length: 200 }, (_, index) => 400 + index)]
  expect(statuses.filter((status) => !isReported(status))).toEqual(unreportedStatuses)
})
