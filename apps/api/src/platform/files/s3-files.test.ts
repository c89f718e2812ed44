import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FileMissing } from './file-store.ts'
import { openFiles, s3From } from './open-files.ts'

/** A bucket on loopback with the part of the interface of S3 that the store uses; lists have two entries a page. */
const objects = new Map<string, { bytes: Buffer; at: Date }>()
const credentials: string[] = []
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const [, bucket, ...path] = decodeURIComponent(pathname).split('/')
  const key = path.join('/')
  const end = (status: number, body: string | Buffer = '') => response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
  credentials.push(/Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? '')
  if (bucket !== 'files') return void end(404, '<Error><Code>NoSuchBucket</Code></Error>')
  if (method === 'HEAD') return void end(200)
  if (method === 'PUT') {
    objects.set(key, { bytes: await buffer(request), at: new Date() })
    return void end(200)
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return void end(204)
  }
  if (key !== '') {
    const found = objects.get(key)
    return void (found ? end(200, found.bytes) : end(404, '<Error><Code>NoSuchKey</Code></Error>'))
  }
  const prefix = searchParams.get('prefix') ?? ''
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted()
  const folders = searchParams.has('delimiter') ? [...new Set(names.map((name) => `${name.split('/')[0]}/`))] : []
  const listed = folders.length > 0 ? folders : names
  const from = Number(searchParams.get('continuation-token') ?? 0)
  const xml = listed
    .slice(from, from + 2)
    .map((name) =>
      folders.length > 0
        ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${name}</Key><LastModified>${objects.get(name)!.at.toISOString()}</LastModified></Contents>`,
    )
  const more = from + 2 < listed.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  end(200, `<?xml version="1.0"?><ListBucketResult>${xml.join('')}${more}</ListBucketResult>`)
}
const server = createServer((request, response) => void answer(request, response))
const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-s3-'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const variables = () => ({
  S3_BUCKET: 'files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key-of-tests',
  S3_SECRET_ACCESS_KEY: 'secret-of-tests',
  S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
})
const open = (change = {}) => openFiles({ folder, s3: s3From({ ...variables(), ...change }) })
const keep = async (customerId: number, content: string, files = open()) => {
  const store = await files
  const file = await store.receive(Readable.from([content]), 1000, new AbortController().signal)
  return store.keep(customerId, file!.path, '.pdf')
}

describe('files in a bucket', () => {
  it('are stored with signed calls, read and removed; nothing stays on this machine', async () => {
    const key = await keep(7, 'The menu')
    expect(key).toMatch(/^7\/[\da-f]{32}\.pdf$/)
    expect(readdirSync(join(folder, 'incoming'))).toEqual([])
    const files = await open()
    expect(await text(await files.open(7, key))).toBe('The menu')
    await files.remove(7, key)
    await files.remove(7, key)
    await expect(files.open(7, key)).rejects.toThrow(FileMissing)
    expect(new Set(credentials)).toEqual(new Set(['key-of-tests']))
  })

  it('are listed over several pages, by customer and age', async () => {
    const keys = [await keep(7, 'a'), await keep(7, 'b'), await keep(7, 'c'), await keep(8, 'd'), await keep(12, 'e')]
    objects.set('7/not-ours.txt', { bytes: Buffer.alloc(0), at: new Date(0) })
    objects.set('logs/x', { bytes: Buffer.alloc(0), at: new Date(0) })
    for (const key of keys.slice(0, 3)) objects.get(key)!.at = new Date(Date.now() - 3 * 3_600_000)
    const files = await open()
    expect((await files.customerIds()).toSorted((one, other) => one - other)).toEqual([7, 8, 12])
    expect((await files.keysOlderThan(7, 2)).toSorted()).toEqual(keys.slice(0, 3).toSorted())
    expect(await files.keysOlderThan(7, 4)).toEqual([])
    expect(await files.keysOlderThan(8, 2)).toEqual([])
  })

  it('of another customer are not reached', async () => {
    const key = await keep(7, 'The menu')
    const files = await open()
    await expect(files.open(8, key)).rejects.toThrow('not the customer’s')
    await expect(files.remove(8, key)).rejects.toThrow('not the customer’s')
    expect(objects.has(key)).toBe(true)
  })
})

describe('the variables of S3', () => {
  it('are not read without a bucket', () => expect(s3From({ S3_REGION: 'eu-central-1' })).toBeUndefined())

  it.each([
    [{ S3_REGION: '' }, 'S3_REGION is missing'],
    [{ S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is missing'],
    [{ S3_ENDPOINT: 'storage.example' }, 'S3_ENDPOINT is "storage.example"'],
    [{ S3_BUCKET: 'elsewhere' }, 'The bucket "elsewhere" that S3_BUCKET names cannot be used'],
  ])('%j stops the start with a sentence', async (change, sentence) => {
    await expect(async () => open(change)).rejects.toThrow(sentence)
  })
})
