import { beforeAll, afterAll, expect, it, vi } from 'vitest'
import { uploadItems } from './upload-items.ts'
import { UploadQueue, type UploadEnd } from './upload-queue.ts'

beforeAll(() => vi.stubGlobal('window', new EventTarget()))
afterAll(() => vi.unstubAllGlobals())

it('GAL-15 a file that is sent again shows neither its earlier error nor Retry, and is sent once', async () => {
  const queue = new UploadQueue()
  const ends: ((end: UploadEnd) => void)[] = []
  queue.connect({ send: () => new Promise<UploadEnd>((resolve) => ends.push(resolve)), onIdle: () => {}, onStored: () => {} })
  const row = () => uploadItems(queue.state().uploads, queue, 'Waiting')[0]
  queue.add([{ key: 'one', file: new File(['1'], 'one.jpg'), state: 'queued', progress: 0 }])
  ends[0]?.({ end: 'refused', problem: 'Too many requests', canRetry: true, isFull: false })
  await vi.waitFor(() => expect(row()).toMatchObject({ errorMessage: 'Too many requests' }))

  const retry = row()?.onRetry
  retry?.()
  retry?.()
  expect(row()).toMatchObject({ progress: 0, errorMessage: undefined, onRetry: undefined })
  expect(ends).toHaveLength(2)
})
