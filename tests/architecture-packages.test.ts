import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { operationTable } from '@vendor-panel/contract/operations'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { describedOperations, withoutOperations } from '../apps/panel/vite/operations.ts'
import { read, root } from './sources.ts'

/** Only checked for being imported, so they are not bundled. */
const heavy = /^(react|react-dom|@tanstack\/.*|firebase|@firebase\/.*|zod|libphonenumber-js)(\/|$)/

/** The code that a page loads at the start if it imports this. */
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
      modulePreload: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: heavy },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((part) => part.type === 'chunk').filter(({ isDynamicEntry }) => !isDynamicEntry)
  const text = chunks.map((chunk) => chunk.code).join('')
  return {
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)).map((path) => path.replace(`${root}/`, '')),
    asksFor: chunks.flatMap((chunk) => chunk.imports).filter((name) => heavy.test(name)),
    kib: brotliCompressSync(text).length / 1024,
    text,
  }
}

describe('a bundle', () => {
  it('with the client alone has every operation in at most 11 KiB, and neither React nor Firebase', async () => {
    const { asksFor, kib, text } = await carrying(`export { createVendorApi } from '@vendor-panel/sdk'`)
    expect(asksFor).toEqual([])
    expect(text).toContain('createLeadNote')
    expect(kib).toBeLessThanOrEqual(11)
  })

  it('contains only the imported parts of the SDK', async () => {
    const { modules } = await carrying(`export { createVendorApi, ApiError } from '@vendor-panel/sdk'`)
    const own = modules.filter((path) => path.startsWith('packages/sdk/src/')).map((path) => path.replace('packages/sdk/src/', ''))
    for (const absent of ['retry.ts', 'observe.ts', 'pages.ts', 'upload.ts', 'query.ts', 'testing.ts', 'realtime.ts'])
      expect(own).not.toContain(absent)
  })

  it('with the query layer has React, but no Firebase', async () => {
    const { asksFor } = await carrying(`export { query, createQueryClient } from '@vendor-panel/sdk/query'`)
    expect(asksFor).toEqual(['@tanstack/react-query'])
  })

  it('with the feed loads Firebase only with the first subscription', async () => {
    const { asksFor } = await carrying(`export { firebaseFeed } from '@vendor-panel/sdk/realtime-firebase'`)
    expect(asksFor).toEqual([])
  })

  it('with one rule has that rule, and no phone metadata', async () => {
    const { asksFor } = await carrying(`export { leadTone } from '@vendor-panel/domain'`)
    expect(asksFor).toEqual([])
  })
})

it("the first sample of the SDK's README is the file that the compiler checks", () => {
  const [readme, sample] = ['packages/sdk/README.md', 'docs/samples/five-minutes.ts'].map((path) => read(path)[0]!.text)
  expect(readme).toContain('```ts\n' + sample + '```')
})

it('an operation comes with the code that calls it: the lists of the panel begin without any', () => {
  const code = readFileSync(join(root, 'openapi/generated/operations.ts'), 'utf8')
  const operations = describedOperations(code)
  expect([...operations.keys()]).toEqual(Object.keys(operationTable))
  expect(operations.get('createDiscount')).toBe(
    `import { operationTable, multipartOperations } from '@vendor-panel/contract/operations'\n` +
      `operationTable.createDiscount = ['POST', '/discounts']\nmultipartOperations.push('createDiscount')\n`,
  )
  const kept = withoutOperations(code, new Set(['createAccessToken', 'createDiscount', 'listConfigs']))
  expect(kept.match(/^ {2}.*/gm)).toEqual([`  'createDiscount',`, `  'createAccessToken',`, '  listConfigs: 604800,'])
})
