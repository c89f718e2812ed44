import { freePort } from '../scripts/free-port.mjs'
import { killBackend, startBackend } from './backend.ts'
import {
  answerField,
  requestQuote,
  expect,
  networkOf,
  newCouple,
  outboxReady,
  sidebar,
  signedIn,
  test,
  thread,
  titleOf,
  toasts,
} from './world.ts'

test('the server stops while a vendor writes and restarts: the message waits, after a reload too, and is sent once', async ({
  page,
  vendor,
}) => {
  const port = await freePort()
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const { token, api } = vendor
  const text = 'The garden is free, and so are we.'
  let backend = await startBackend(port)
  try {
    await page.goto(`http://localhost:${port}/auth/login`)
    await page.evaluate((key) => localStorage.setItem('accessToken', key), token)
    await page.goto(`http://localhost:${port}/leads/${leadId}?activeTab=messages`)
    await expect(titleOf(page, couple)).toBeVisible()
    await answerField(page).fill(text)
    await expect(page.getByText('Draft saved')).toBeVisible()

    await outboxReady(page)
    await killBackend(backend)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/Waiting for the connection/)).toBeVisible()
    await expect(answerField(page)).toHaveValue('')

    backend = await startBackend(port)
    await page.reload()
    await expect(page.getByText(/Waiting for the connection/)).toBeHidden()
    await expect(thread(page).getByText(text)).toHaveCount(1)
    // What is being sent waits no longer.
    const sent = async () => (await api.listLeadMessages({ path: { leadId } })).data.filter(({ body }) => body === text).length
    await expect.poll(sent).toBe(1)
  } finally {
    await killBackend(backend)
  }
})

test('a message whose confirmation was lost waits, and is not sent twice', async ({ page, vendor }) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const { api } = vendor
  const text = 'Saturday at eleven it is.'
  const network = await networkOf(page)
  await signedIn(page, vendor, `/leads/${leadId}?activeTab=messages`)
  await answerField(page).fill(text)
  // The request arrives; its answer does not.
  network.breakDown('POST', /api\/leads\/\d+\/messages$/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/Waiting for the connection/)).toBeVisible()
  network.restore()
  await page.reload()
  await expect(page.getByText(/Waiting for the connection/)).toBeHidden()
  await expect(thread(page).getByText(text)).toHaveCount(1)
  const { data } = await api.listLeadMessages({ path: { leadId } })
  expect(data.filter(({ body }) => body === text)).toHaveLength(1)
})

test('ERR-19 code that cannot be fetched breaks only its part: a part shows an error next to unsaved text, a page instead of its content', async ({
  page,
  consoleErrors,
  vendor,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const text = 'Yes, with pleasure.'
  const network = await networkOf(page)
  await signedIn(page, vendor, `/leads/${leadId}?activeTab=messages`)
  await answerField(page).fill(text)
  await expect(page.getByText('Draft saved')).toBeVisible()
  // The first message shown by the page loads the code of its toasts.
  await expect(toasts(page)).toBeAttached()

  network.breakDown('GET', /assets\/CoupleSearchDialog-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Find a couple' }).click()
  // A toast under the pointer stays.
  await page.getByText('A part of the page could not be loaded.').hover()
  await expect(answerField(page)).toHaveValue(text)
  network.restore()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(answerField(page)).toHaveValue(text)

  // First the requests of a couple, then the panel itself.
  for (const code of ['lead', 'panel']) {
    network.breakDown('GET', new RegExp(`assets/${code}-[^/]+\\.js$`))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Server Error' })).toBeVisible()
    await expect(sidebar(page)).toBeVisible({ visible: code === 'lead' })
    network.restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(answerField(page)).toHaveValue(text)
  }
  // React logs errors that a boundary caught to the console.
  expect(consoleErrors.splice(0)).toHaveLength(2)
})

test('a page whose messages cannot be fetched reloads until they can', async ({ page, consoleErrors, vendor }) => {
  const network = await networkOf(page)
  network.breakDown('GET', /assets\/app-[^/]+\.js$/)
  await signedIn(page, vendor)
  const isExpected = (error: string) => error.includes('Failed to fetch dynamically imported module')
  await expect.poll(() => consoleErrors.some(isExpected)).toBe(true)
  network.restore()
  await expect(sidebar(page)).toBeVisible()
  // It may have tried more than once before the network was back.
  expect(consoleErrors.splice(0).filter((error) => !isExpected(error))).toEqual([])
})
