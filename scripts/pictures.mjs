/** Updates the screenshots in README and docs/pictures, from the built panel with the demo data. */
import { ensureInstalled, environment, node, root } from './install.mjs'
import { ensurePanel } from './make.mjs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

ensureInstalled()
await ensurePanel()
const { ensureChromium } = await import('./chromium.mjs')
await ensureChromium()
const { status } = spawnSync(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, PICTURES: 'yes' },
})
process.exit(status ?? 1)
