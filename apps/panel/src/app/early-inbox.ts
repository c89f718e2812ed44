import type { Answer } from '@vendor-panel/sdk'
import type { StartTable } from '../../vite/start-table.ts'

// Stands behind the skeleton of the inbox: couples are named, and open on a click, as soon as they are known. The code that draws them
// whole is four times as long on its way.
declare const INBOX: StartTable['inbox']

const { documentElement: page, head } = document
const rowsMax = 12

type Couples = Answer<'listLeads'>['data']

function show(couples: Couples): void {
  const template = document.querySelector<HTMLTemplateElement>('#inbox')
  const place = document.querySelector('#skeleton [data-page]')
  // Whoever is later than the code itself has nothing left to show.
  if (!template || !place || !page.dataset['start']) return
  const inbox = template.content
  const pattern = inbox.querySelector('a')!
  // As it is written: nothing in a template has an address of its own.
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

/** Waits for the look of the rows, which is on its way for the code. */
async function dress(): Promise<void> {
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
if (asked && new RegExp(INBOX.expression).test(location.pathname)) {
  asked
    .then(async (answer) => {
      if (!answer.ok) return
      // The panel takes over the answer itself: this reads a copy.
      const [{ data }] = await Promise.all([answer.clone().json() as Promise<Answer<'listLeads'>>, dress()])
      show(data)
    })
    .catch(() => {
      // The panel asks again, and says what is wrong.
    })
}

// A couple opened before the code is there is opened by it.
document.addEventListener('click', (event) => {
  const row = (event.target as Element).closest<HTMLAnchorElement>('#skeleton a')
  if (!row || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  row.ariaCurrent = 'true'
  globalThis.earlyPath = row.pathname + row.search
})
export {}
