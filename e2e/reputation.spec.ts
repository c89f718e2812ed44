import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, newCouple, origin, requestQuote, signedIn, test } from './world.ts'

test.use({ couplesBefore: 1 })

/** Serves these pages on another origin, with the strictest policy under which the snippets may work. */
async function foreignWebsite(pages: Record<string, string>): Promise<{ origin: string; close: () => void }> {
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; frame-src ${origin}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(
      `<!doctype html><html lang="en"><head><title>Rosewood</title></head><body><h1>Rosewood</h1>${pages[url] ?? ''}</body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** The address of the couple's page in the mail that it got. */
async function linkOf(page: Page, name: string): Promise<string> {
  const link = new RegExp(`${name.split('& ')[1]}[^]*?(/testimonial/ts_[\\w-]+)`)
  let found: string | undefined
  await expect(async () => {
    found = link.exec(await (await page.request.get('/dev/outbox')).text())?.[1]
    expect(found).toBeDefined()
  }).toPass()
  return found!
}

test('ROUTE-38 ROUTE-39 TEST-04 TEST-12 TEST-13 REV-01 REV-04 a vendor asks a couple, the couple writes, the vendor replies, and both are shown on the website of the vendor', async ({
  page,
  vendor,
  otherPage,
}) => {
  const name = newCouple()
  const leadId = await requestQuote(vendor, name)
  await vendor.api.createLeadAction({ path: { leadId }, body: { type: 'deal' } })
  await signedIn(page, vendor, '/provider-testimonials')
  await page.getByRole('button', { name: 'Ask couples' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Not asked' }).click()
  await dialog.getByRole('button', { name: `Ask ${name} for a review` }).click()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await otherPage.goto(await linkOf(page, name))
  await otherPage.getByRole('radio', { name: '5 of 5 stars' }).check()
  await otherPage.getByRole('textbox', { name: 'Your words' }).fill('The lights in the garden were magical.')
  await otherPage.getByRole('textbox', { name: 'First name and surname', exact: true }).fill('Ada Nowak')
  await otherPage.getByRole('textbox', { name: 'First name and surname of your partner' }).fill('Bruno Roth')
  await otherPage.getByRole('button', { name: 'Send review' }).click()
  await expect(otherPage.getByText(/Our editors check your review/)).toBeVisible()

  const { data } = await vendor.api.listTestimonials({ query: { status: 'pending' } })
  const testimonialId = data.find(({ comment }) => comment.startsWith('The lights'))!.id
  const path = { providerId: vendor.user.providers[0]!.id }
  const approve = (part: 'testimonial' | 'reply') =>
    vendor.api.createIntakeTestimonialDecision({ path, body: { testimonialId, part, decision: 'approve' } })
  await approve('testimonial')
  // The event of the decision shows it without a reload.
  const row = page.getByRole('listitem').filter({ hasText: 'Ada Nowak & Bruno Roth' })
  await row.getByRole('button', { name: 'Reply to Ada Nowak & Bruno Roth' }).click()
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill('Thank you both.')
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(row.getByText('Waiting for approval')).toBeVisible()
  await approve('reply')
  await expect(row.getByText('Approved')).toBeVisible()
  await row.getByRole('button', { name: /^Edit the reply/ }).click()
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill('Come again, or not.')
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(row.getByText('Shown at present: Thank you both.')).toBeVisible()
  const rejection = { testimonialId, part: 'reply', decision: 'reject', reason: 'offensive', text: 'Come again, or not.' } as const
  await vendor.api.createIntakeTestimonialDecision({ path, body: rejection })
  await expect(row.getByText('Reason: Offensive')).toBeVisible()
  await row.getByRole('button', { name: /^Withdraw the reply/ }).click()
  await expect(row.getByText('Your reply')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('Shown at present: Thank you both.')).toBeVisible()

  await page.getByRole('link', { name: 'Show on your website' }).click()
  await page.getByRole('button', { name: 'Reviews written here', exact: true }).click()
  // The preview is the widget itself.
  await expect(page.getByText('The lights in the garden were magical.')).toBeVisible()
  const snippet = page.getByRole('textbox', { name: 'HTML for your website' })
  const element = await snippet.inputValue()
  await page.getByRole('radio', { name: 'Frame (iframe)' }).click()
  const frame = await snippet.inputValue()

  const website = await foreignWebsite({ '/': element, '/frame': frame })
  try {
    const errors: string[] = []
    otherPage.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await otherPage.goto(website.origin)
    await expect(otherPage.getByText('Ada N. & Bruno R.')).toBeVisible()
    await expect(otherPage.getByText('Thank you both.')).toBeVisible()
    await expect(otherPage.locator('[itemprop=review] > [itemprop=reviewBody][content^="The lights"]')).toHaveCount(1)
    await otherPage.goto(`${website.origin}/frame`)
    await expect(otherPage.frameLocator('iframe').getByText('The lights in the garden were magical.')).toBeVisible()
    expect(errors).toEqual([])
    expect(await otherPage.context().cookies()).toEqual([])
  } finally {
    website.close()
  }
})
