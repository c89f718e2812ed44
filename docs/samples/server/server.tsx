/** A page that is rendered on a server: the key of the account stays there, and the browser gets what it may see. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createVendorApi, isApiError } from '@vendor-panel/sdk'
import { renderToPipeableStream } from 'react-dom/server'
import { Couples, type Leads } from './Couples.tsx'

const { API = '', VENDOR_PANEL_KEY = '', PORT = '3000' } = process.env
const api = createVendorApi({ baseUrl: API, apiKey: VENDOR_PANEL_KEY, locale: () => 'en_CA' })

/** The files of the browser, by their names in the build. */
const files: Record<string, string> = { '/browser.js': 'text/javascript', '/browser.css': 'text/css' }

function Document({ leads }: { leads: Leads }) {
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <title>Couples</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/browser.css" />
      </head>
      <body>
        <div id="root">
          <Couples leads={leads} />
        </div>
        {/* `<` would end the element. */}
        <script id="leads" type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(leads).replaceAll('<', '\\u003c') }} />
        <script type="module" src="/browser.js" />
      </body>
    </html>
  )
}

const server = createServer((request, response) => {
  const type = files[request.url ?? '']
  if (type) return void response.setHeader('content-type', type).end(readFileSync(`dist/browser${request.url}`))
  if (request.url !== '/') return void response.writeHead(404).end()
  api.listLeads({ query: { sort: 'due', limit: 5 } }).then(
    (leads) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const { pipe } = renderToPipeableStream(<Document leads={leads} />, { onShellReady: () => pipe(response) })
    },
    (error: unknown) => response.writeHead(502).end(isApiError(error) ? error.message : 'Please try again.'),
  )
})
server.listen(Number(PORT), () => console.log(`Ready at http://localhost:${PORT}`))
