import { operationTable } from '@vendor-panel/contract/operations'
import { notYet } from '../apps/api/src/not-yet.ts'
import { describe, expect, it } from 'vitest'
import { enforceRule } from './enforce-rule.ts'
import { code, importsOf, isProse, isStory, isTest, findLines, read, type Rule, type Source } from './sources.ts'

/** Allowed imports: `own` files and `packages` by name; tests and stories may also use `tests`. */
interface Layer {
  name: string
  files: RegExp
  own: RegExp
  packages: RegExp
  tests?: RegExp
}

const tools = /^(vitest|fast-check|temporal-polyfill\/global|@testing-library\/|storybook\/|@storybook\/|node:)/

const layers: Layer[] = [
  { name: 'openapi', files: /^openapi\//, own: /^openapi\//, packages: /^(node:|yaml$|openapi-typescript$|typescript$)/ },
  {
    name: 'domain',
    files: /^packages\/domain\/(src|test)\//,
    own: /^packages\/domain\/(src|test)\//,
    packages: /^(@vendor-panel\/contract|zod\/mini$|libphonenumber-js)/,
    tests: tools,
  },
  { name: 'domain generator', files: /^packages\/domain\/generate\//, own: /^packages\/domain\/generate\//, packages: /^node:/ },
  {
    name: 'sdk',
    files: /^packages\/sdk\/src\//,
    own: /^packages\/sdk\/src\//,
    packages: /^(@vendor-panel\/contract|openapi-fetch$|@tanstack\/react-query$|react$|firebase\/|@firebase\/)/,
    tests: /^(vitest|react-dom|node:|@vendor-panel\/contract)/,
  },
  {
    name: 'ui',
    files: /^packages\/ui\/src\//,
    own: /^packages\/ui\/src\//,
    packages:
      /^(react|react-dom|react-aria|react-stately|react-aria-components|@react-aria|@internationalized\/date|@vanilla-extract|d3-scale|d3-shape|lucide-react)(\/|$)/,
    tests: tools,
  },
  {
    name: 'widget',
    files: /^packages\/widget\/src\//,
    own: /^packages\/widget\/src\//,
    packages: /^@vendor-panel\/contract$/,
    tests: /^(vitest|react|storybook\/|@storybook\/)/,
  },
  {
    name: 'panel app',
    files: /^apps\/panel\/src\/app\//,
    own: /^apps\/panel\/(src|vite)\//,
    packages: /^(?!@vendor-panel\/(api|panel)|openapi-fetch|node:)/,
    // A receiver of error reports on loopback.
    tests: /^node:/,
  },
  {
    name: 'panel shared',
    files: /^apps\/panel\/src\/shared\//,
    own: /^apps\/panel\/src\/(shared|messages)\//,
    packages: /^(?!@vendor-panel\/(api|panel)|openapi-fetch|firebase|node:)/,
    tests: tools,
  },
  {
    name: 'api',
    files: /^apps\/api\//,
    own: /^(apps\/api\/|scripts\/(free-port|guard)\.mjs$)/,
    packages: /^(?!@vendor-panel\/(sdk|ui|panel)|react|openapi-fetch)/,
    tests: /./,
  },
  {
    name: 'e2e',
    files: /^e2e\//,
    own: /^(e2e\/|apps\/panel\/src\/(shared\/paths\.ts$|messages\/)|apps\/api\/src\/seed\/demo-link\.ts$|scripts\/)/,
    packages: /^(@playwright\/test|axe-core$|@vendor-panel\/(sdk|contract)|node:)/,
  },
  // These run in projects of their own, in which the packages are installed.
  {
    name: 'consumer proof',
    files: /^scripts\/consumer\//,
    own: /^scripts\/consumer\//,
    packages: /^(@vendor-panel\/(?!api|panel)|react|@tanstack\/react-query|node:)/,
  },
  { name: 'scripts', files: /^scripts\/(?!consumer\/)/, own: /^scripts\//, packages: /^(node:|playwright$|@axe-core\/playwright$)/ },
  // A feature is a folder: the rules apply to a new one by default.
  ...featuresOf(code).map((feature) => ({
    name: `feature ${feature}`,
    files: new RegExp(`^apps/panel/src/features/${feature}/`),
    own: new RegExp(`^apps/panel/src/(features/${feature}|shared)/`),
    packages: /^(?!@vendor-panel\/(api|panel)|openapi-fetch|firebase|node:)/,
    tests: tools,
  })),
]

function featuresOf(sources: Source[]): string[] {
  return [...new Set(sources.flatMap(({ path }) => /^apps\/panel\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? []))]
}

const isFile = (target: string) => /^(openapi|packages|apps|e2e|scripts|tests|bench)\//.test(target) || target.startsWith('..')

function importsOnly(layer: Layer): Rule {
  return (sources) =>
    sources
      .filter(({ path }) => layer.files.test(path))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) =>
            isFile(target) ? !layer.own.test(target) : !layer.packages.test(target) && !(isProse(source.path) && layer.tests?.test(target)),
          )
          .map((target) => `${source.path} imports ${target}`),
      )
}

const planted: Record<string, Source> = {
  openapi: { path: 'openapi/x.ts', text: `import { leadTone } from '@vendor-panel/domain'` },
  domain: { path: 'packages/domain/src/x.ts', text: `import { useState } from 'react'` },
  'domain generator': { path: 'packages/domain/generate/x.ts', text: `import { parse } from 'yaml'` },
  sdk: { path: 'packages/sdk/src/x.ts', text: `import { leadTone } from '@vendor-panel/domain'` },
  ui: { path: 'packages/ui/src/x.tsx', text: `import { query } from '@vendor-panel/sdk/query'` },
  widget: { path: 'packages/widget/src/x.ts', text: `import { useState } from 'react'` },
  'panel app': { path: 'apps/panel/src/app/x.ts', text: `import createClient from 'openapi-fetch'` },
  'panel shared': { path: 'apps/panel/src/shared/x.ts', text: `import { LeadsPage } from '../features/leads/LeadsPage.tsx'` },
  api: { path: 'apps/api/src/leads/x.ts', text: `import { createVendorApi } from '@vendor-panel/sdk'` },
  e2e: { path: 'e2e/x.spec.ts', text: `import { LeadsPage } from '../apps/panel/src/features/leads/LeadsPage.tsx'` },
  'consumer proof': { path: 'scripts/consumer/x.ts', text: `import { dueAt } from '../../packages/domain/src/response-time.ts'` },
  scripts: { path: 'scripts/x.mjs', text: `import chalk from 'chalk'` },
}

describe('imports', () => {
  for (const layer of layers) {
    const feature = layer.name.startsWith('feature ') ? layer.name.slice('feature '.length) : null
    const violation = feature
      ? [
          { path: `apps/panel/src/features/${feature}/x.ts`, text: `import { routes } from '../../app/routes.ts'` },
          { path: `apps/panel/src/features/${feature}/x.ts`, text: `export { x } from '../another/x.ts'` },
        ]
      : planted[layer.name]!
    enforceRule(`${layer.name} imports only what its layer allows`, importsOnly(layer), code, violation)
  }

  enforceRule(
    'every feature declares its pages in pages.ts',
    (sources) =>
      featuresOf(sources).filter((feature) => !sources.some(({ path }) => path === `apps/panel/src/features/${feature}/pages.ts`)),
    code,
    { path: 'apps/panel/src/features/new/NewPage.tsx', text: '' },
  )
  enforceRule(
    'pages.ts is loaded before any page: it imports its page only lazily, and no package',
    (sources) =>
      sources
        .filter(({ path }) => /^apps\/panel\/src\/(features\/[^/]+\/pages|app\/other-pages)\.ts$/.test(path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(/^import (?!type ).*from '([^']+)'/gm)]
            .map(([, target = '']) => target)
            .filter((target) => target.endsWith('.tsx') || !target.startsWith('.'))
            .map((target) => `${path} imports ${target}`),
        ),
    code,
    { path: 'apps/panel/src/features/new/pages.ts', text: `import { NewPage } from './NewPage.tsx'` },
  )

  it('every folder of code belongs to a layer', () => {
    const loose = code.filter(
      ({ path }) => !isProse(path) && !/^(bench|\.storybook|tests)\//.test(path) && !layers.some(({ files }) => files.test(path)),
    )
    expect(loose.map(({ path }) => path).filter((path) => !/^apps\/panel\/(vite\/|src\/[\w-]+\.d\.ts)/.test(path))).toEqual([])
  })

  enforceRule(
    'only packages/sdk imports openapi-fetch',
    (sources) =>
      sources
        .filter((source) => !source.path.startsWith('packages/sdk/') && importsOf(source).includes('openapi-fetch'))
        .map(({ path }) => path),
    code,
    { path: 'bench/x.ts', text: `import createClient from 'openapi-fetch'` },
  )
  enforceRule(
    'React is only in sdk/query, firebase only in its adapter',
    (sources) =>
      sources
        .filter(({ path }) => path.startsWith('packages/sdk/src/') && !isTest(path))
        .flatMap((source) =>
          importsOf(source)
            .filter(
              (target) =>
                (/^(react|@tanstack)/.test(target) && !/\/query/.test(source.path)) ||
                (/firebase\//.test(target) && !/firebase/.test(source.path)),
            )
            .map((target) => `${source.path} imports ${target}`),
        ),
    code,
    { path: 'packages/sdk/src/client.ts', text: `import { useQuery } from '@tanstack/react-query'` },
  )
})

describe('files', () => {
  enforceRule(
    'index.ts exists only as the entry of a package',
    (sources) =>
      sources.map(({ path }) => path).filter((path) => /(^|\/)index\.tsx?$/.test(path) && !/^packages\/[\w-]+\/src\/index\.ts$/.test(path)),
    code,
    { path: 'apps/panel/src/features/leads/index.ts', text: '' },
  )
  enforceRule(
    'no default export except in configs and stories',
    (sources) =>
      findLines(
        sources.filter(({ path }) => !isStory(path) && !/(\.config\.ts$|^\.storybook\/|\.d\.ts$)/.test(path) && !path.startsWith('tests/')),
        /^export (default\b|\{[^}]*\bas default\b)/,
      ),
    code,
    { path: 'apps/panel/src/features/leads/LeadsPage.tsx', text: 'export default function LeadsPage() {}' },
  )
  enforceRule(
    'no file above 400 lines: consider splitting at 250, split at 400',
    (sources) =>
      sources
        .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
        .filter(({ lines }) => lines > 400)
        .map(({ path, lines }) => `${path} has ${lines} lines`),
    code,
    { path: 'apps/api/src/leads/leads.ts', text: 'x\n'.repeat(401) },
  )
  enforceRule(
    'files are kebab-case by noun, components PascalCase',
    (sources) =>
      sources
        .map(({ path }) => path)
        .filter((path) => !/(^|\/)([a-z0-9]+([-.][a-z0-9]+)*|[A-Z][A-Za-z0-9]*(\.[a-z]+)*)\.(tsx?|mjs)$/.test(path)),
    code,
    { path: 'apps/panel/src/features/leads/useLead.ts', text: '' },
  )
  enforceRule(
    'only server.ts reads the environment',
    (sources) =>
      findLines(
        sources.filter(({ path }) => /^(packages|apps)\/.*\/src\//.test(path) && !isProse(path) && path !== 'apps/api/src/server.ts'),
        /\bprocess\.env\b/,
      ),
    code,
    { path: 'apps/api/src/app.ts', text: 'const port = process.env.PORT' },
  )
})

describe('rules of the domain', () => {
  enforceRule(
    'get the clock and randomness as arguments',
    (sources) =>
      findLines(
        sources.filter(({ path }) => path.startsWith('packages/domain/src/')),
        /\bDate\.now\(|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bMath\.random\(|\bperformance\.now\(/,
      ),
    code,
    { path: 'packages/domain/src/x.ts', text: 'const now = Date.now()' },
  )
  enforceRule(
    'are independent of React, DOM and network',
    (sources) =>
      findLines(
        sources.filter(({ path }) => path.startsWith('packages/domain/src/') && !isTest(path)),
        /\b(fetch\(|document\.|localStorage|sessionStorage|navigator\.|process\.|globalThis\b)/,
      ),
    code,
    { path: 'packages/domain/src/x.ts', text: `const answer = fetch('/x')` },
  )
})

describe('tests', () => {
  const tests = code.filter(
    ({ path }) => (isTest(path) || isStory(path) || path.startsWith('.storybook/')) && path !== 'tests/architecture.test.ts',
  )

  enforceRule(
    'none is skipped, focused or todo',
    (sources) => findLines(sources, /\b(it|test|describe)(\.\w+)*\.(only|skip|todo|fixme|fails|skipIf|runIf)\b|\bxit\(|\bfit\(/),
    tests,
    { path: 'e2e/x.spec.ts', text: `test.skip('LEAD-01', () => {})` },
  )
  enforceRule(
    'no test sleeps',
    (sources) =>
      findLines(sources, /\bwaitForTimeout\(|\bsleep\(|node:timers\/promises|new Promise(<\w+>)?\(\(?\w*\)? =>\s*setTimeout\(\w+, [^0]/),
    tests.filter(({ path }) => !path.startsWith('apps/api/test/') || path.endsWith('.test.ts')),
    { path: 'e2e/x.spec.ts', text: 'await page.waitForTimeout(500)' },
  )
  enforceRule(
    'no axe rule is disabled or weakened',
    (sources) =>
      findLines(
        sources,
        /\bdisableRules\(|\bwithTags\(|\bwithRules\(|a11y:\s*\{[^}]*(disable|'off'|'todo'|manual)|test:\s*'(off|todo)'|enabled:\s*false|AxeBuilder.*\.exclude\(/,
      ),
    tests,
    { path: 'packages/ui/src/Button/Button.stories.tsx', text: `export default { parameters: { a11y: { test: 'off' } } }` },
  )
  const exercised: Rule = (sources) => {
    const identifiers = new Set(
      sources.filter(({ path }) => path.startsWith('apps/api/') && isTest(path)).flatMap(({ text }) => text.match(/\w+/g) ?? []),
    )
    // Operations that are not built yet are refused, which refusals.test.ts proves for all of them.
    return Object.keys(operationTable).filter(
      (operation) => !identifiers.has(operation) && !(notYet as readonly string[]).includes(operation),
    )
  }
  enforceRule('every operation is called by a test of the backend', exercised, code, {
    path: 'apps/api/src/leads/leads.test.ts',
    text: `call('listLeads')`,
  })

  it('the stories fail on an axe violation', () => {
    expect(read('.storybook/preview.tsx').map(({ text }) => /a11y:\s*\{[\s\S]{0,200}test:\s*'error'/.test(text))).toEqual([true])
  })
})
