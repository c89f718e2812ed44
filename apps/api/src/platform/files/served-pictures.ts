/** Pictures for `<img>`, which sends no token: the random name gives access. Other files are returned by operations. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../contract/refusal.ts'
import type { FileStore } from './file-store.ts'

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }

/** The URL of a stored picture, at this origin. */
export const picturePath = (key: string) => `/files/${key}`

export function servePictures(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { customerId: string; name: string } }>('/files/:customerId/:name', async ({ params }, reply) => {
    const { customerId, name } = params
    const type = types[/\.[a-z]+$/.exec(name)?.[0] ?? '']
    if (!type || !/^\d{1,15}$/.test(customerId) || !/^[\da-f]{32}\.[a-z]+$/.test(name)) throw new Refusal(404, 'not_found')
    const stream = await files.open(Number(customerId), `${customerId}/${name}`)
    return reply
      .headers({ 'content-disposition': 'attachment', 'cache-control': 'private, max-age=31536000, immutable' })
      .type(type)
      .send(stream)
  })
}
