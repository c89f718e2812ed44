import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'

const { ok, answer, refusal, newLead, signIn, db } = await openWorld()
const [mara, jonas, noura, felix] = [await signIn('mara'), await signIn('jonas'), await signIn('noura'), await signIn('felix')]

async function readPdf(leadId: number, as = mara, headers: Record<string, string> = {}) {
  const { bytes, headers: sent } = await answer('createLeadPdf', { as, path: { leadId }, headers })
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return { text: text.replaceAll(/\s+/gu, ' '), pages: pdf.numPages, sent }
}

describe('a couple as a PDF', () => {
  it('has its data, messages and notes, and is audited like an export', async () => {
    const leadId = await newLead(2, { name: 'Imke & Joris', email: 'imke@example.com', phone: '+16135550166', guestCount: 1200 })
    await ok('createIntakeMessage', {
      as: couple,
      path: { leadId },
      body: { channel: 'email', subject: 'Menu', body: 'Is there a vegan menu?' },
    })
    await ok('createLeadNote', { as: mara, path: { leadId }, body: { body: 'Met at the fair' } })
    expect((await ok('createLeadPdf', { as: mara, path: { leadId } })).subarray(0, 5).toString()).toBe('%PDF-')
    const { text, sent } = await readPdf(leadId)
    for (const part of ['Imke & Joris', 'imke@example.com', '+16135550166', '1,200', 'Menu', 'Is there a vegan menu?', 'Met at the fair'])
      expect(text).toContain(part)
    expect(sent).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringContaining('Imke') })
    const audits = db.selectFrom('audit_entries').select(['action', 'detail']).where('entity', '=', 'lead').where('entity_id', '=', leadId)
    expect(await audits.execute()).toContainEqual({ action: 'exported', detail: 'pdf' })
  })

  it('is in the language of the request, with texts of any length and script', async () => {
    const message = `Wir freuen uns. ${'Ein langer Satz über den Garten. '.repeat(140)}`
    const leadId = await newLead(2, { name: 'نورة & Çağla', weddingDate: '2027-06-12', message })
    await ok('createLeadNote', { as: mara, path: { leadId }, body: { body: 'السلام عليكم' } })
    const german = await readPdf(leadId, mara, { 'accept-language': 'de-DE' })
    expect(german.text).toContain('Hochzeitstag 12. Juni 2027')
    expect(german.text).toContain('Notizen')
    expect(german.pages).toBeGreaterThan(1)
    expect((await readPdf(leadId, mara, { 'accept-language': 'ar-AE' })).text).toContain('Çağla')
  })

  it('LEAD-41 leaves out what a limited package hides', async () => {
    const { id: leadId, couple: about } = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!
    const row = await db.selectFrom('leads').select(['email', 'phone', 'message']).where('id', '=', leadId).executeTakeFirstOrThrow()
    await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'sms', body: 'Secret text' } })
    const { text } = await readPdf(leadId, felix)
    expect(text).toContain(about.name)
    for (const hidden of [row.email, row.phone, 'Secret text']) if (hidden) expect(text).not.toContain(hidden)
  })

  it('LEAD-52 is not found for others', async () => {
    const leadId = await newLead(1)
    expect(await refusal('createLeadPdf', { as: noura, path: { leadId } })).toMatchObject({ status: 404 })
    expect(await refusal('createLeadPdf', { as: jonas, path: { leadId } })).toMatchObject({ status: 404 })
    expect(await refusal('createLeadPdf', { path: { leadId } })).toMatchObject({ status: 401 })
  })
})
