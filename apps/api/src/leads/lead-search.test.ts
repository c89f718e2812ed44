import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'

const { ok, newLead, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const listed = async (q: string, as = mara) => (await ok('listLeads', { as, query: { q, limit: 100 } })).data
const found = async (coupleName: string, as = mara) => (await ok('searchCouple', { as, query: { coupleName } })).data
const ids = (leads: { id: number }[]) => leads.map(({ id }) => id)
const matchOf = async (q: string, id: number) => (await listed(q)).find((lead) => lead.id === id)?.match

const withMessage = await newLead(1, { name: 'First couple', message: 'We dream of a Çardak under old walnut trees.' })
const withReply = await newLead(1, { name: 'Second couple', message: 'Hello' })
await ok('createIntakeMessage', {
  as: couple,
  path: { leadId: withReply },
  body: { channel: 'email', subject: 'Zeppelins', body: 'Could the string quartet arrive by Heißluftballon? It would make our day.' },
})
const withNote = await newLead(1, { name: 'Third couple', message: 'Hello' })
const note = (
  await ok('createLeadNote', {
    as: mara,
    path: { leadId: withNote },
    body: { body: 'Grandmother comes in a stairlift, قاعة الأفراح on the ground floor' },
  })
).data

describe('the search in texts', () => {
  it.each([
    ['cardak', withMessage, 'enquiry'],
    ['WALNUT tre', withMessage, 'enquiry'],
    ['heissluft', withReply, 'message'],
    ['zeppelin', withReply, 'message'],
    ['stairli', withNote, 'note'],
    ['قاعه الافراح', withNote, 'note'],
  ])('LEAD-45 SHELL-27 finds “%s” in the list and in the dialog alike, with the text that matched', async (text, id, kind) => {
    expect(ids(await listed(text))).toEqual([id])
    expect(await found(text)).toEqual(await listed(text))
    expect(await matchOf(text, id)).toMatchObject({ kind })
  })

  it('SHELL-27 the dialog finds couples of the requested providers only', async () => {
    const [one, other] = [await newLead(1, { name: 'Sequoia', message: 'Hello' }), await newLead(2, { name: 'Sequoia', message: 'Hello' })]
    const query = { coupleName: 'sequoia' }
    expect(ids((await ok('searchCouple', { as: mara, query })).data)).toEqual([other, one])
    expect(ids((await ok('searchCouple', { as: mara, query: { ...query, providerIds: [1] } })).data)).toEqual([one])
    expect(ids((await ok('searchCouple', { as: noura, query: { ...query, providerIds: [1] } })).data)).toEqual([])
  })

  it('shows the text around the match', async () => {
    expect(await matchOf('stairlift', withNote)).toEqual({
      kind: 'note',
      text: 'Grandmother comes in a stairlift, قاعة الأفراح on the ground floor',
    })
    await ok('createLeadNote', {
      as: mara,
      path: { leadId: withMessage },
      body: { body: `${'long '.repeat(60)}xylophone ${'more '.repeat(60)}` },
    })
    const { text } = (await matchOf('xylophone', withMessage))!
    expect(text).toMatch(/^… .*xylophone.* …$/)
    expect(text.length).toBeLessThanOrEqual(200)
  })

  it('has no text if the name or the number matches', async () => {
    const [lead] = await listed('Second couple')
    expect(lead).toMatchObject({ id: withReply })
    expect(lead).not.toHaveProperty('match')
    expect((await found(lead!.extensionNumber))[0]).not.toHaveProperty('match')
    expect((await ok('listLeads', { as: mara })).data[0]).not.toHaveProperty('match')
  })

  it('requires all words, and at least one of three letters', async () => {
    expect(await listed('walnut quartet')).toEqual([])
    expect(await listed("a' & | ! :* walnut")).toHaveLength(1)
    expect(ids(await listed('un'))).not.toContain(withMessage)
    for (const odd of ['\\', '🎻', '%', '(', '!!!', ':*']) expect(await found(odd)).toEqual([])
  })

  it('splits ASCII into the same words as any other script', async () => {
    const texts = ["It's 7 p.m., isn't it?", 'ÉCLAIRS', 'MIXED-case_under.score', 'twice twice', '\t\n ~', '', `${'w'.repeat(50)} x`]
    const { rows } = await sql<{ text: string }>`select text from unnest(${texts}::text[]) as text
      where not (folded_words(text) @> folded_words_of_any_script(text) and folded_words(text) <@ folded_words_of_any_script(text))`.execute(
      db,
    )
    expect(rows).toEqual([])
    const [words] = (await sql<{ words: string[] }>`select folded_words('Two  words, TWO') as words`.execute(db)).rows
    expect(words!.words.toSorted()).toEqual(['two', 'words'])
  })

  it('follows a changed and a deleted note', async () => {
    const path = { leadId: withNote, commentId: note.id }
    await ok('updateLeadNote', { as: mara, path, body: { body: 'Grandfather sings' } })
    expect(await listed('stairlift')).toEqual([])
    expect(ids(await listed('grandfather'))).toEqual([withNote])
    await ok('deleteLeadNote', { as: mara, path })
    expect(await listed('grandfather')).toEqual([])
  })

  it('is limited to the account and the linked providers, as the counts are', async () => {
    expect(await found('walnut', noura)).toEqual([])
    expect(await found('walnut', jonas)).toEqual([])
    expect((await ok('getLeadStats', { as: mara, query: { q: 'walnut' } })).data.infoRequests.total).toBe(1)
  })

  it('LEAD-41 reveals no text of a couple that a limited package has not shown', async () => {
    const [{ customer_id } = { customer_id: 0 }] = await db
      .selectFrom('leads')
      .select('customer_id')
      .where('id', '=', withMessage)
      .execute()
    await db.updateTable('customers').set({ lead_limit: 10_000 }).where('id', '=', customer_id).execute()
    expect(await listed('walnut')).toEqual([])
    expect(await found('walnut')).toEqual([])
    expect((await listed('First couple'))[0]).not.toHaveProperty('match')
    await ok('viewLead', { as: mara, path: { leadId: withMessage } })
    expect(ids(await listed('walnut'))).toEqual([withMessage])
    await db.updateTable('customers').set({ lead_limit: null }).where('id', '=', customer_id).execute()
  })

  it('narrows the counts by tags, sources and due time as the list does', async () => {
    for (const query of [{ tags: 'garden' }, { sources: 'search,campaign' }, { due: 'overdue' }]) {
      const { total } = (await ok('listLeads', { as: mara, query })).meta
      expect({ query, total: (await ok('getLeadStats', { as: mara, query })).data.infoRequests.total }).toEqual({ query, total })
    }
  })
})
