import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'
import { promptBody } from './prompt-body.ts'

const { answer, ok, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const rosewood = (await db.selectFrom('consumer_keys').select('customer_id').where('key', '=', 'ck_rosewood').executeTakeFirstOrThrow())
  .customer_id
// Rosewood Mill is the provider Jonas is linked to; Rosewood Garden is not.
const [garden, mill] = (
  await db.selectFrom('providers').select(['id', 'name']).where('customer_id', '=', rosewood).orderBy('id').execute()
).map(({ id }) => id)

/** Sent now, a minute after all others. */
async function send(
  more: { provider_id?: number | null; type?: 'todo' | 'notification'; body?: string; link?: string } = {},
): Promise<number> {
  clock.advance({ minutes: 1 })
  const { provider_id = null, type = 'notification', body = '<p>Please look</p>', link = null } = more
  const row = {
    customer_id: rosewood,
    provider_id,
    type,
    body,
    title: 'Prices',
    link_path: link,
    link_text: link && 'There',
    completed_at: null,
  }
  const created_at = clock.now().toString({ smallestUnit: 'millisecond' })
  return (
    await db
      .insertInto('prompts')
      .values({ ...row, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
const list = async (query: object = {}, as = mara) => await ok('listPrompts', { as, query: { ...query } })
const complete = (promptId: number, as = mara) => ({ as, path: { promptId }, body: { type: 'completed' } })

describe('prompts', () => {
  it('NOTI-03 are listed newest first, 25 per page', async () => {
    const first = await send()
    const second = await send()
    const { data, meta } = await list()
    expect(data.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
    expect(data).toHaveLength(25)
    expect(meta).toMatchObject({ page: 1, limit: 25 })
    const next = (await list({ page: 2 })).data
    expect(next.map(({ id }) => id)).not.toContain(data.at(-1)!.id)
    expect(data.length + next.length).toBe(meta.total)
  })

  it('NOTI-08 NOTI-01 have their subject and their link', async () => {
    await db.updateTable('providers').set({ district: 'Sydenham' }).where('id', '=', mill!).execute()
    const id = await send({ provider_id: mill!, link: '/leads' })
    const { data } = await list({ limit: 1 })
    expect(data).toEqual([
      {
        id,
        type: 'notification',
        title: 'Prices',
        body: '<p>Please look</p>',
        createdAt: clock.now().toString({ smallestUnit: 'millisecond' }),
        completedAt: null,
        provider: { id: mill, name: 'Rosewood Mill', category: 'Wedding venues', city: 'Kingston', district: 'Sydenham' },
        linkData: { path: '/leads', text: 'There' },
      },
    ])
  })

  it('NOTI-10 have no link if it is unsafe', async () => {
    for (const link of ['javascript:alert(1)', '//elsewhere.example/x', 'http://elsewhere.example', '/\\elsewhere.example']) {
      await send({ link })
      expect((await list({ limit: 1 })).data[0]!.linkData, link).toBeNull()
    }
    await send({ link: 'https://help.example/prices' })
    expect((await list({ limit: 1 })).data[0]!.linkData).toEqual({ path: 'https://help.example/prices', text: 'There' })
  })

  it('TODO-03 are filtered by type and status', async () => {
    const id = await send({ type: 'todo' })
    expect((await list({ type: 'todo' })).data[0]!.id).toBe(id)
    expect((await list({ type: 'notification', limit: 100 })).data.map((prompt) => prompt.id)).not.toContain(id)
    await ok('createPromptAction', complete(id))
    expect((await list({ type: 'todo', isCompleted: false, limit: 100 })).data.map((prompt) => prompt.id)).not.toContain(id)
    expect((await list({ type: 'todo', isCompleted: true })).data.map((prompt) => prompt.id)).toEqual([id])
  })

  it('NOTI-05 are completed once; a second call changes nothing', async () => {
    const id = await send({ type: 'todo' })
    const open = (await ok('getPromptMeta', { as: mara })).data.counts.todo
    const completed = (await ok('createPromptAction', complete(id))).data
    expect(completed).toMatchObject({ id, completedAt: clock.now().toString({ smallestUnit: 'millisecond' }) })
    clock.advance({ hours: 1 })
    expect((await ok('createPromptAction', complete(id))).data).toEqual(completed)
    expect((await ok('getPromptMeta', { as: mara })).data.counts.todo).toBe(open - 1)
  })

  it('NOTI-05 are opened again by Undo, once; a second completion has nothing to undo', async () => {
    const id = await send({ type: 'todo' })
    const open = async () => (await ok('getPromptMeta', { as: mara })).data.counts.todo
    const before = await open()
    const undoToken = String((await answer('createPromptAction', complete(id))).headers['undo-token'])
    expect((await answer('createPromptAction', complete(id))).headers).not.toHaveProperty('undo-token')
    expect(await open()).toBe(before - 1)
    await ok('undoChange', { as: mara, path: { undoToken } })
    expect(await open()).toBe(before)
    expect((await list({ limit: 1 })).data[0]).toMatchObject({ id, completedAt: null })
    expect(await refusal('undoChange', { as: mara, path: { undoToken } })).toMatchObject({ status: 404 })
  })

  it('have no other action', async () => {
    const id = await send()
    for (const body of [{ type: 'opened' }, {}, { type: 'completed', more: 1 }])
      expect(await refusal('createPromptAction', { ...complete(id), body })).toMatchObject({ status: 422, code: 'invalid' })
  })

  it('of a provider are visible to linked users and account managers', async () => {
    const [ofGarden, ofMill, ofAll] = [await send({ provider_id: garden! }), await send({ provider_id: mill! }), await send()]
    const seen = async (as: typeof mara) => (await list({ limit: 3 }, as)).data.map(({ id }) => id)
    expect(await seen(mara)).toEqual([ofAll, ofMill, ofGarden])
    expect((await seen(jonas)).slice(0, 2)).toEqual([ofAll, ofMill])
    expect((await list({ limit: 100 }, jonas)).data.map(({ id }) => id)).not.toContain(ofGarden)
    expect(await refusal('createPromptAction', complete(ofGarden, jonas))).toMatchObject({ status: 404 })
    expect((await ok('createPromptAction', complete(ofMill, jonas))).data.completedAt).not.toBeNull()
  })

  it('of another account are not found', async () => {
    const id = await send()
    expect((await list({ limit: 100 }, noura)).data.map((prompt) => prompt.id)).not.toContain(id)
    const [foreign, unknown] = [
      await refusal('createPromptAction', complete(id, noura)),
      await refusal('createPromptAction', complete(999_999, noura)),
    ]
    expect(foreign).toMatchObject({ status: 404, code: 'not_found', message: unknown.message })
    expect((await list({ limit: 1 })).data[0]!.completedAt).toBeNull()
  })

  it('require a session and a valid page number', async () => {
    expect(await refusal('listPrompts')).toMatchObject({ status: 401 })
    expect(await refusal('createPromptAction', { path: { promptId: 1 }, body: { type: 'completed' } })).toMatchObject({ status: 401 })
    for (const query of [{ page: 0 }, { limit: 101 }, { type: 'other' }, { isCompleted: 'maybe' }])
      expect(await refusal('listPrompts', { as: mara, query })).toMatchObject({ status: 422 })
  })
})

describe('NOTI-09 the body of a prompt', () => {
  it('is sanitized for an answer', async () => {
    await send({ body: '<p onclick="steal()">Look<script>steal()</script></p>' })
    expect((await list({ limit: 1 })).data[0]!.body).toBe('<p>Look</p>')
  })

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style', '<style>p{display:none}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['a handler', '<p onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['an image', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link that runs, in disguise', '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['a link that carries a page', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a link to wherever it is shown', '<a href="//evil.example">a</a><a href="/leads">b</a>', '<a>a</a><a>b</a>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a form', '<form action="https://evil.example"><input name="password"></form>', ''],
    ['a drawing with a script in it', '<svg><script>alert(1)</script></svg>', ''],
    ['an element that is not closed', '<p>a<b>b', '<p>a<b>b</b></p>'],
    ['a comment', 'a<!-- <script> -->b', 'ab'],
  ])('removes %s', (_what, written, shown) => {
    expect(promptBody(written)).toBe(shown)
  })

  it('keeps allowed content unchanged, also when it is sanitized twice', () => {
    for (const body of [
      '<p>Ten <strong>more</strong> <em>pictures</em>,<br />please</p><ul><li>a</li></ul><ol><li>b</li></ol>',
      '<p><a href="https://help.example/prices?a=1&amp;b=2">Prices</a> <a href="mailto:care@vendors.example">mail</a> <a href="tel:+16135550140">call</a></p>',
      '<p>5 &lt; 7 &amp; 8 &gt; 3, “quoted” – العربية – Çiğdem 🎉</p>',
      'Plain text, in one line',
    ]) {
      expect(promptBody(body)).toBe(body)
      expect(promptBody(promptBody(body))).toBe(body)
    }
  })
})
