import { ApiError } from '@vendor-panel/sdk'
import { requestQuote, couplesList, expect, newCouple, signedIn, test } from './world.ts'

test("customers cannot see each other's couples: not in the list, by URL, by search or by the API", async ({
  page,
  vendor,
  vendorLike,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const otherVendor = await vendorLike('priya')
  const { api } = otherVendor
  await signedIn(page, otherVendor, `/leads/${leadId}`)
  await expect(page.getByRole('heading', { name: 'Couple cart does not exist!' })).toBeVisible()
  await expect(page.getByText(couple)).toHaveCount(0)

  await page.goto('/leads')
  await expect(couplesList(page)).toBeVisible()
  await expect(page.getByText(couple)).toHaveCount(0)
  expect((await api.searchCouple({ query: { coupleName: couple } })).data).toEqual([])

  // The same answer as for an unknown couple.
  const refusals = [
    (id: number) => api.getLead({ path: { leadId: id } }),
    (id: number) => api.viewLead({ path: { leadId: id } }),
    (id: number) => api.createLeadAction({ path: { leadId: id }, body: { type: 'reject' } }),
    (id: number) => api.createLeadNote({ path: { leadId: id }, body: { body: 'not mine' } }),
  ]
  for (const call of refusals) {
    const [ofOthers, ofUnknown] = [await refusalOf(call(leadId)), await refusalOf(call(999_999_999))]
    expect(ofOthers).toEqual(ofUnknown)
    expect(ofOthers.status).toBe(404)
  }
  const { data } = await vendor.api.listLeadNotes({ path: { leadId } })
  expect(data).toEqual([])
})

async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was not refused')
  const { status, code, displayMessage, version, fieldErrors } = error
  return { status, code, displayMessage, version, fieldErrors }
}

test('LEAD-52 a user who is linked to one provider sees only the couples of that provider', async ({ vendor, vendorLike }) => {
  const { api, user } = await vendorLike('jonas')
  const { data, meta } = await api.listLeads({ query: { limit: 100 } })
  const all = (await vendor.api.listLeads({ query: { limit: 1 } })).meta.total
  expect([...new Set(data.map(({ provider }) => provider.id))]).toEqual(user.providers.map(({ id }) => id))
  expect(meta.total).toBeLessThan(all)
})
