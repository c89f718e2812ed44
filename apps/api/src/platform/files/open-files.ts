import { StartProblem } from '../db/start-problem.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import type { S3Settings } from './s3-files.ts'

export interface FileSettings {
  /** The folder of uploads; with a bucket, of those that are being received. */
  folder: string
  /** The bucket of stored files; without one they are in the folder. */
  s3: S3Settings | undefined
}

const needed = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
type Variables = Partial<Record<(typeof needed)[number] | 'S3_ENDPOINT', string>>

/** The bucket that the environment names; undefined without S3_BUCKET. Throws `StartProblem`. */
export function s3From(settings: Variables): S3Settings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
  } = settings
  if (!bucket) return undefined
  const missing = needed.filter((name) => !settings[name])
  if (missing.length > 0) throw new StartProblem(`S3_BUCKET is set, but ${missing.join(' and ')} is missing.`)
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new StartProblem(`S3_ENDPOINT is "${endpoint}". Set it to an address such as https://storage.example.`)
  return { bucket, region: region!, accessKeyId: accessKeyId!, secretAccessKey: secretAccessKey!, endpoint: endpoint || undefined }
}

/** The store of files. The client of S3 is only loaded where a bucket is named. */
export async function openFiles({ folder, s3 }: FileSettings): Promise<FileStore> {
  return s3 ? (await import('./s3-files.ts')).s3Files(s3, folder) : localFiles(folder)
}
