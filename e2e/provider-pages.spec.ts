import { expect, expectAccessible, feedConnected, signedIn, test, toasts } from './world.ts'

test.use({ couplesBefore: 1 })

test('PROV-07 PROV-09 PROV-11 ROUTE-26 ROUTE-28 a text is sent, approved and rejected, and the page follows each decision without a reload', async ({
  page,
  vendor,
}) => {
  const providerId = vendor.user.providers.find(({ name }) => name === 'Rosewood Garden')!.id
  const aboutText = async () => {
    const { data } = await vendor.api.getProviderData({ path: { providerId } })
    return data.fields.find(({ key }) => key === 'about')!
  }
  const connected = feedConnected(page)
  await signedIn(page, vendor, `/providers/${providerId}/info/about?field=about`)
  const text = page.getByRole('textbox', { name: 'Your text' })
  await expect(text).toBeFocused()
  await connected
  await expect(page.getByRole('insertion')).toContainText('by the river')
  await expectAccessible(page)

  await vendor.api.createDataUpdateApproval({ path: { dataUpdateId: (await aboutText()).dataUpdateId! } })
  await expect(page.getByRole('insertion')).toBeHidden()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()

  await text.fill((await text.inputValue()).replace('family-run house', 'house of our family'))
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(toasts(page)).toContainText('“About you” was sent for approval.')
  await expect(page.getByRole('deletion')).toContainText('family-run')
  const reason = 'Please write in the third person.'
  await vendor.api.createDataUpdateRejection({ path: { dataUpdateId: (await aboutText()).dataUpdateId! }, body: { reason } })
  await expect(page.getByText(reason)).toBeVisible()
  await expect(text).toHaveValue(/house of our family/)
  // The form is at the version of the decision, so that it can be sent again.
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  // What was withdrawn is the draft again that was rejected.
  await expect(page.getByText(reason)).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(page.getByText(reason)).toBeHidden()

  await page.goto(`/providers/${providerId}/info`)
  await expect(page.getByRole('heading', { name: 'Strength of your page' })).toBeVisible()
  await page.getByRole('link', { name: 'Location', exact: true }).click()
  await expect(page).toHaveURL(`/providers/${providerId}/info/location`)
  await expect(page.getByRole('combobox', { name: 'City' })).toBeVisible()
})

test('CONF-16 a reload within the week makes no call for shared reference data', async ({ page, vendor }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const calls = new Map<string, { path: string; isCached: boolean; isFinished?: boolean }>()
  network.on('Network.requestWillBeSent', ({ requestId, request }) =>
    calls.set(requestId, { path: new URL(request.url).pathname, isCached: false }),
  )
  const markCached = (requestId: string) => Object.assign(calls.get(requestId) ?? {}, { isCached: true })
  network.on('Network.requestServedFromCache', ({ requestId }) => markCached(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && markCached(requestId))
  network.on('Network.loadingFinished', ({ requestId }) => Object.assign(calls.get(requestId) ?? {}, { isFinished: true }))
  const shared = () => [...calls.values()].filter(({ path }) => /^\/api\/(cities|configs|categories|countries|districts)/.test(path))
  await signedIn(page, vendor, `/providers/${vendor.user.providers[0]!.id}/info/location`)
  const city = page.getByRole('combobox', { name: 'City' })
  await expect(city).not.toHaveValue('')
  // A reload aborts what is still being read, which is then not in the cache.
  await expect.poll(() => shared().map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/cities', '/api/configs']))
  await expect.poll(() => shared().filter(({ isFinished }) => !isFinished)).toEqual([])
  calls.clear()
  await page.reload()
  await expect(city).not.toHaveValue('')
  await expect.poll(() => shared().map(({ path }) => path)).toContain('/api/cities')
  // The browser reports an answer a moment after the page has it; one of the network is never reported as cached.
  await expect.poll(() => shared().filter(({ isCached }) => !isCached)).toEqual([])
})
