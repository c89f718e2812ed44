import type { Answer } from '@vendor-panel/sdk'
import type { InboxTable } from '../../vite/start-table.ts'

// Follows the skeleton of the inbox in the HTML: shows the names of the couples as links as soon as the list is loaded. The code that
// renders whole rows takes four times as long to load.
declare const INBOX: InboxTable

const { documentElement: page, head } = document
const rowsMax = 12

type Couples = Answer<'listLeads'>['data']

function show(couples: Couples): void {
  const template = document.querySelector<HTMLTemplateElement>('#inbox')
  const place = document.querySelector('#skeleton [data-page]')
  // The panel has been rendered in the meantime.
  if (!template || !place || !page.dataset['start']) return
  const inbox = template.content
  const pattern = inbox.querySelector('a')!
  // The attribute as written: inside a template a link has no resolved address.
  const address = pattern.getAttribute('href') ?? ''
  const rows = couples.slice(0, rowsMax).map(({ id, couple, preview, message }) => {
    const row = pattern.cloneNode(true) as HTMLAnchorElement
    row.href = address.replace('0', String(id)) + location.search
    row.querySelector('[data-name]')!.textContent = couple.name
    row.querySelector('[data-preview]')!.textContent = preview?.text ?? message
    return row
  })
  pattern.replaceWith(...rows)
  place.toggleAttribute('data-fills', true)
  place.replaceChildren(inbox)
}

/** Waits for the styles of the rows, which are being loaded for the panel. */
async function loadStyles(): Promise<void> {
  await Promise.all(
    INBOX.styles.map(
      (href) =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href, onload: resolve })
          head.append(link)
        }),
    ),
  )
}

const asked = [...(globalThis.pendingAnswers ?? [])].find(([name]) => name.split('?')[0] === `GET /api${INBOX.request}`)?.[1]
if (asked) {
  asked
    .then(async (answer) => {
      if (!answer.ok) return
      // The SDK uses the answer itself: this reads a copy.
      const [{ data }] = await Promise.all([answer.clone().json() as Promise<Answer<'listLeads'>>, loadStyles()])
      show(data)
    })
    .catch(() => {
      // The panel reads the list again, and shows the error.
    })
}

// A couple that is clicked before the code is loaded is opened by the panel.
document.addEventListener('click', (event) => {
  const row = (event.target as Element).closest<HTMLAnchorElement>('#skeleton a')
  if (!row || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  row.ariaCurrent = 'true'
  globalThis.earlyPath = row.pathname + row.search
  globalThis.beginPage?.(INBOX.couple, row.pathname, row.search)
})
export {}
