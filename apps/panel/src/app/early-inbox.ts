import type { Answer } from '@vendor-panel/sdk'
import type { InboxTable } from '../../vite/start-table.ts'
import type { InlineTexts } from '../../vite/texts.ts'
import { apiBase } from '../shared/api-base.ts'
import { isUnread } from '../features/leads/lead-row.ts'
import { applyTexts } from './apply-texts.ts'

// Follows the skeleton of the inbox in the HTML: shows the names of the couples as links as soon as the list is loaded. The code that
// renders whole rows takes four times as long to load.
declare const INBOX: InboxTable
declare const TEXTS: InlineTexts

const { documentElement: page, head } = document
const rowsMax = 12

type Lead = Answer<'listLeads'>['data'][number]
/** The fields of a couple that an early row shows. */
type Row = Pick<Lead, 'id' | 'message' | 'readStatus' | 'unreadMessageCount'> & {
  couple: Pick<Lead['couple'], 'name'>
  preview: Pick<NonNullable<Lead['preview']>, 'text' | 'direction'> | null
}

const fieldOf = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name]
const isText = (value: unknown) => value === null || typeof value === 'string'

function isRow(entry: unknown): entry is Row {
  const [id, couple, preview] = ['id', 'couple', 'preview'].map((name) => fieldOf(entry, name))
  const texts = [fieldOf(couple, 'name') ?? 0, fieldOf(entry, 'message'), preview && fieldOf(preview, 'text')]
  return typeof id === 'number' && texts.every(isText)
}

/** The rows of an answer; an entry without these fields is left to the panel. */
function rowsOf(answer: unknown): Row[] {
  const data = fieldOf(answer, 'data')
  return Array.isArray(data) ? data.filter(isRow) : []
}

function show(couples: readonly Row[]): void {
  const template = document.querySelector<HTMLTemplateElement>('#inbox')
  const content = document.querySelector('#skeleton [data-page]')
  // The panel has been rendered in the meantime.
  if (!template || !content || !page.dataset['start']) return
  const inbox = template.content
  applyTexts(inbox, TEXTS[page.lang])
  const asked = inbox.querySelector('[data-asked]')!.textContent
  const pattern = inbox.querySelector('li')!
  const rows = couples.slice(0, rowsMax).map((lead) => {
    const row = pattern.cloneNode(true) as HTMLLIElement
    const link = row.querySelector('a')!
    // The attribute as written: inside a template a link has no resolved address.
    link.href = link.getAttribute('href')!.replace('0', String(lead.id)) + location.search
    const name = link.querySelector('[data-name]')!
    name.textContent = lead.couple.name
    if (isUnread(lead)) name.className = link.dataset['unread']!
    const { preview, message } = lead
    if (preview?.direction !== 'out') link.querySelector('[data-mine]')!.remove()
    link.querySelector('[data-preview]')!.textContent = preview?.text ?? message ?? asked
    return row
  })
  pattern.replaceWith(...rows)
  inbox.querySelector('input')!.value = new URLSearchParams(location.search).get('q') ?? ''
  content.toggleAttribute('data-fills', true)
  document.querySelector('#skeleton')!.prepend(inbox.firstElementChild!)
  content.replaceChildren(inbox)
  roundHeights(rows)
}

/** As the list of the panel does: after the layout of the first frame and before its paint, so that nothing is laid out only to be measured. */
function roundHeights(rows: readonly HTMLElement[]): void {
  const [first] = rows
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    const height = `${first!.offsetHeight}px`
    for (const row of rows) row.style.blockSize = height
  })
  if (first) observer.observe(first)
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

/** The panel starts after the rows are shown, because its entry runs for longer than they take. */
const startPanel = () => void import(/* @vite-ignore */ INBOX.entry)
// Or before them, if the list is answered late.
const lateMs = 1000

const listAnswer = [...(globalThis.pendingAnswers ?? [])].find(([name]) => name.split('?')[0] === `GET ${apiBase}${INBOX.request}`)?.[1]
if (listAnswer) {
  setTimeout(startPanel, lateMs)
  const styles = loadStyles()
  listAnswer
    .then(async (answer) => {
      if (!answer.ok) return
      // The SDK uses the answer itself: this reads a copy.
      const [read] = await Promise.all([answer.clone().json() as Promise<unknown>, styles])
      show(rowsOf(read))
    })
    .catch(() => {
      // The panel reads the list again, and shows the error.
    })
    .finally(startPanel)
} else startPanel()

// A couple that is clicked before the code is loaded is opened by the panel.
document.addEventListener('click', (event) => {
  const row = (event.target as Element).closest<HTMLAnchorElement>('#skeleton a')
  if (row?.hash) {
    event.preventDefault()
    document.querySelector<HTMLElement>('#skeleton [data-page]')?.focus()
    return
  }
  if (!row || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  row.ariaCurrent = 'true'
  globalThis.earlyPath = row.pathname + row.search
  globalThis.beginPage?.(INBOX.couple, row.pathname, row.search)
})

// The panel takes over the focus and the text of the search (`main.tsx`).
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (key !== '/' || (target as Element).matches('input') || ctrlKey || metaKey || altKey) return
  const search = document.querySelector<HTMLElement>('#skeleton input')
  if (!search || localStorage.getItem('shortcuts') === 'off') return
  event.preventDefault()
  search.focus()
})
