/**
 * Checks the published contract with Spectral, and that its report is the table of decision 32, which says why each warning stays. npm downloads
 * Spectral for the run instead of it being a dependency (decision 32).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, environment, root } from './install.mjs'
import { ensureGenerated } from './make.mjs'

const spectral = '@stoplight/spectral-cli@6.16.3'
const decision = 'docs/decisions/0032-lint-of-the-contract.md'

ensureInstalled()
await ensureGenerated()
const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-spectral-'))
try {
  const [ruleset, report] = ['ruleset.json', 'report.json'].map((name) => join(folder, name))
  writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }))
  const contract = join(root, 'openapi/generated/openapi.json')
  const lint = ['lint', contract, '--ruleset', ruleset, '--format', 'json', '--output', report, '--quiet', '--fail-on-unmatched-globs']
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', spectral, ...lint], {
    cwd: folder,
    // One of its packages reports installations.
    env: { ...environment, npm_config_ignore_scripts: 'true', SCARF_ANALYTICS: 'false' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  // 1 is for findings of a severity that fails, which are in the report.
  if (status !== 0 && status !== 1) throw new Error(`Spectral failed:\n${stdout}${stderr}`)
  compare(JSON.parse(readFileSync(report, 'utf8')))
} finally {
  rmSync(folder, { recursive: true })
}

function compare(findings) {
  const rows = readFileSync(join(root, decision), 'utf8').matchAll(/^\| `([^`]+)` \| (\d+) \|/gm)
  const explained = new Map([...rows].map(([, rule, times]) => [rule, Number(times)]))
  const found = new Map()
  for (const { code } of findings) found.set(code, (found.get(code) ?? 0) + 1)
  const different = [...new Set([...explained.keys(), ...found.keys()])].filter((rule) => explained.get(rule) !== found.get(rule))
  for (const { severity, code, message, path } of findings)
    if (severity === 0 || different.includes(code)) console.error(`${code}: ${message} (${path.join('.')})`)
  for (const rule of different)
    console.error(`${decision}: ${rule} is found ${found.get(rule) ?? 0} times, explained ${explained.get(rule) ?? 0}.`)
  if (different.length > 0 || findings.some(({ severity }) => severity === 0)) process.exitCode = 1
  else console.log(`Spectral: no error, and ${findings.length} warnings, each explained.`)
}
