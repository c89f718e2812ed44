/** turbo caches by declared inputs: every file that a workspace reads elsewhere must be an input of its tasks. */
import { posix } from 'node:path'
import { importsOf, read, code, type Rule } from './sources.ts'
import { enforceRule } from './enforce-rule.ts'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const text = (path: string) => read(path)[0]?.text ?? '{}'
const { tasks } = JSON.parse(text('turbo.json')) as { tasks: Record<string, { inputs?: string[] }> }
const inputs = (tasks['test']?.inputs ?? []).map((input) => input.replace('$TURBO_ROOT$/', ''))
const workspaceOf = (path: string) => /^(openapi|(?:packages|apps)\/[^/]+)\//.exec(path)?.[1]
const isPath = (target: string) => /^(openapi|packages|apps|e2e|scripts|tests|bench|docs)\//.test(target)

/** Types and builds depend on the packages that package.json names; only tests may read single files elsewhere. */
const filesElsewhere: Rule = (sources) =>
  sources.flatMap((source) => {
    const own = workspaceOf(source.path)
    if (!own && source.path !== 'vitest.config.ts') return []
    return importsOf(source)
      .filter((target) => isPath(target) && workspaceOf(target) !== (own ?? '') && !inputs.includes(posix.normalize(target)))
      .map((target) => `${source.path} imports ${target}, which is no input of the task test in turbo.json`)
  })

const packagesUnnamed: Rule = (sources) =>
  sources.flatMap((source) => {
    const own = workspaceOf(source.path)
    if (!own) return []
    const manifest = JSON.parse(text(`${own}/package.json`)) as Manifest
    const named = [manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })]
    const used = importsOf(source).flatMap((target) => /^@vendor-panel\/\w+/.exec(target) ?? [])
    return used.filter((target) => !named.includes(target)).map((target) => `${source.path} imports ${target}`)
  })

enforceRule('a workspace imports no file of another one except the inputs of its tests', filesElsewhere, code, [
  { path: 'packages/sdk/src/x.test.ts', text: `import { read } from '../../../tests/sources.ts'` },
  { path: 'vitest.config.ts', text: `import { x } from './scripts/x.mjs'` },
])
enforceRule('a workspace names every workspace that it imports in its package.json', packagesUnnamed, code, {
  path: 'packages/domain/src/x.ts',
  text: `import { createVendorApi } from '@vendor-panel/sdk'`,
})
