import { navigate } from './navigation.ts'
import { paths } from '../shared/paths.ts'
import { endPushOfOthers } from '../shared/push.ts'
import { readWorkerMessage, type PageMessage } from '../shared/worker-messages.ts'
import { api } from './session.ts'

/** For the icon of the installed panel and the colour of its window. The link is added after the page is useful: its request would compete. */
function addManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' })
  const icon = Object.assign(document.createElement('link'), { rel: 'apple-touch-icon', href: '/icons/icon-192.png' })
  document.head.append(link, icon)
}

/** What this page has loaded: the worker keeps it too, with the texts of the current language. */
const loadedFiles = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const url = new URL(name)
    return url.origin === location.origin && url.pathname.startsWith('/assets/') ? [url.pathname] : []
  })

/** Registers the service worker and sends it the signed-in user. Called after the page is useful. */
export async function startWorker(userId: number): Promise<void> {
  addManifest()
  const { serviceWorker } = navigator
  // Not in every browser, and not over plain HTTP.
  if (!serviceWorker) return
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const message = readWorkerMessage(data)
    if (!message?.path.startsWith(`${paths.leads()}/`)) return
    ports[0]?.postMessage('opened')
    navigate(message.path)
  })
  // Without the server it cannot be updated: the worker of an earlier visit stays.
  await serviceWorker.register('/sw.js').catch(() => {})
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'user', userId, files: loadedFiles() } satisfies PageMessage, {})
  await endPushOfOthers(api, userId)
}
