import { afterEach, describe, expect, it, vi } from 'vitest'
import { createVendorApi } from './client.ts'
import { uploadWithProgress, type UploadProgress } from './upload.ts'

interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

/** A browser whose requests get one answer, or none; each is sent in two halves. */
function browser(answer: () => Response | 'broken' | 'silent') {
  const sent: Sent[] = []
  const aborted: string[] = []
  class BrowserRequest extends EventTarget {
    status = 0
    response: Blob | null = null
    responseType = ''
    upload = new EventTarget()
    #headers: Record<string, string> = {}
    #answered = ''
    #isAborted = false
    #target = { method: '', url: '' }

    open(method: string, url: string) {
      this.#target = { method, url }
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    getAllResponseHeaders() {
      return this.#answered
    }
    abort() {
      this.#isAborted = true
      aborted.push(this.#target.url)
    }
    send(body: string) {
      for (const loaded of [Math.floor(body.length / 2), body.length])
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: body.length, lengthComputable: true }))
      void this.#end(body)
    }
    async #end(body: string) {
      const came = answer()
      await Promise.resolve()
      if (this.#isAborted || came === 'silent') return
      sent.push({ ...this.#target, headers: this.#headers, body })
      if (came !== 'broken') {
        this.status = came.status
        this.response = await came.blob()
        this.#answered = [...came.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
      }
      this.dispatchEvent(new Event(came === 'broken' ? 'error' : 'load'))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', BrowserRequest)
  return { sent, aborted }
}

function uploading() {
  const api = createVendorApi({
    baseUrl: '/api',
    session: { accessToken: () => 'vp_mara', consumerKey: () => 'ck', switchUser: () => null },
    locale: () => 'en_CA',
  })
  const reported: UploadProgress[] = []
  const fetch = uploadWithProgress((progress) => reported.push(progress))
  const send = (signal = new AbortController().signal) =>
    api.createLeadNote({ path: { leadId: 7 }, body: { body: 'Call on Monday' }, fetch, signal })
  return { reported, send }
}
const created = () => Response.json({ data: { id: 3 } }, { status: 201 })

describe('an upload with progress', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('HTTP-01 sends the headers of every call and reports its progress', async () => {
    const { sent } = browser(created)
    const { reported, send } = uploading()
    expect(await send()).toEqual({ data: { id: 3 } })
    expect(sent).toMatchObject([{ method: 'POST', url: '/api/leads/7/comments', body: '{"body":"Call on Monday"}' }])
    expect(sent[0]!.headers).toMatchObject({ 'x-access-token': 'vp_mara', 'accept-language': 'en-CA', 'content-type': 'application/json' })
    expect(reported).toEqual([
      { sent: 12, total: 25 },
      { sent: 25, total: 25 },
    ])
  })

  it('ERR-04 fails with the same errors', async () => {
    const body = { code: 'invalid', message: 'x', errors: [{ path: 'files.0', message: 'm' }] }
    browser(() => Response.json(body, { status: 422, headers: { 'error-version': '2' } }))
    await expect(uploading().send()).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      version: 2,
      fieldErrors: [{ path: 'files[0]' }],
    })
    browser(() => 'broken')
    await expect(uploading().send()).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('returns undefined for 204', async () => {
    browser(() => new Response(null, { status: 204 }))
    expect(await uploading().send()).toBeUndefined()
  })

  it('HTTP-05 is aborted by its signal', async () => {
    const { sent, aborted } = browser(() => 'silent')
    const controller = new AbortController()
    const call = uploading().send(controller.signal)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect(uploading().send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent).toEqual([])
    expect(aborted[0]).toBe('/api/leads/7/comments')
  })

  it('uses fetch without XMLHttpRequest', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(created()))
    const { reported, send } = uploading()
    expect(await send()).toEqual({ data: { id: 3 } })
    expect(reported).toEqual([])
  })
})
