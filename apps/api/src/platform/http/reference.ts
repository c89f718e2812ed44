/** The HTML reference of the contract at `/reference`. The document itself is an operation. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contractFile } from '../contract/document.ts'
import { Refusal } from '../contract/refusal.ts'
import { sandboxPolicy } from './content-policy.ts'

const cached = 'public, max-age=3600'
// In an origin of its own the page has no storage; its scripts use it nevertheless and would fail.
// Without workers the search keeps its index in the page; with them it would first evaluate text as code, which the policy forbids.
const prelude = `<script>
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: { getItem: () => null, setItem() {}, removeItem() {} } })
Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
delete window.Worker
</script>`
/** The maker's name, instead of a picture from another host. */
const maker = `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2242%22 height=%2212%22%3E%3Ctext y=%2210%22 font-size=%2210%22 font-family=%22sans-serif%22 fill=%22%23667%22%3ERedocly%3C/text%3E%3C/svg%3E`

export function serveReference(app: FastifyInstance): void {
  const file = join(dirname(contractFile), 'reference.html')
  app.get('/reference', (_request, reply) => {
    if (!existsSync(file)) throw new Refusal(404, 'not_found')
    const html = referencePage(readFileSync(file, 'utf8'))
    return reply
      .headers({ 'cache-control': cached, 'content-security-policy': sandboxPolicy(html) })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** The built page, changed to run without storage and without requests to the maker's host. */
function referencePage(built: string): string {
  return built.replace('<head>', () => `<head>${prelude}`).replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g, maker)
}
