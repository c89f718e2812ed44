/** Files in a bucket of S3, or of a store with its interface. Uploads are received on a disk of this machine and sent when they are stored. */
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import { StartProblem } from '../db/start-problem.ts'
import { checkedKey, keyShape, newKey } from './file-key.ts'
import { FileMissing, type FileStore } from './file-store.ts'
import { incomingFiles } from './incoming-files.ts'

export interface S3Settings {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Of a store that is not Amazon's; undefined for theirs. */
  endpoint: string | undefined
}

const triesMax = 3
const [connectMs, requestMs] = [3000, 30_000]

/** Throws `StartProblem` if the bucket cannot be reached with these keys. */
export async function s3Files({ bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Settings, folder: string): Promise<FileStore> {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores of others have no host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // The checksums of newer versions are unknown to many other stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: triesMax,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs },
  })
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    const reason = error.name === 'Error' ? error.message : error.name
    throw new StartProblem(
      `The bucket "${bucket}" that S3_BUCKET names cannot be used (${reason}). Check the variables that begin with S3_.`,
    )
  })

  async function* pages(prefix: string, delimiter?: string): AsyncGenerator<ListObjectsV2CommandOutput> {
    let token: string | undefined
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, Delimiter: delimiter, ContinuationToken: token }),
      )
      yield page
      token = page.NextContinuationToken
    } while (token !== undefined)
  }

  return {
    ...incomingFiles(folder),

    async keep(customerId, path, extension) {
      const key = newKey(customerId, extension)
      const { size } = await stat(path)
      // A stream is sent once: if that fails the operation does, and the caller sends it again.
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: createReadStream(path), ContentLength: size }))
      await rm(path, { force: true })
      return key
    },

    async open(customerId, key) {
      const asked = new GetObjectCommand({ Bucket: bucket, Key: checkedKey(customerId, key) })
      const { Body } = await client.send(asked).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new FileMissing(key) : error
      })
      return Body as Readable
    },

    async remove(customerId, key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkedKey(customerId, key) }))
    },

    async customerIds() {
      const ids: number[] = []
      for await (const { CommonPrefixes = [] } of pages('', '/'))
        ids.push(...CommonPrefixes.flatMap(({ Prefix = '' }) => (/^\d+\/$/.test(Prefix) ? [Number.parseInt(Prefix)] : [])))
      return ids
    },

    async keysOlderThan(customerId, hours) {
      const newest = Date.now() - hours * 3_600_000
      const keys: string[] = []
      for await (const { Contents = [] } of pages(`${customerId}/`))
        for (const { Key = '', LastModified } of Contents)
          if (keyShape.test(Key) && LastModified && LastModified.getTime() < newest) keys.push(Key)
      return keys
    },
  }
}
