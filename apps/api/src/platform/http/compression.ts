import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(brotliCompress)
/** Below this an answer fits into one packet either way. */
const bytesMin = 1200
// Quality 5 takes a millisecond or two for a page of couples, off the main thread, and leaves a seventh of it; what 9 saves beyond is 30 bytes for ten times that.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

/** Compresses JSON and pages for callers that read brotli. What comes with an encoding of its own stays as it is. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < bytesMin || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return bytesOf(payload)
    reply.header('content-encoding', 'br').removeHeader('content-length')
    return await compress(payload, { params })
  })
}

// Of all kinds of text none takes more bytes for one of its units.
const bytesPerUnitMax = 3
const room = Buffer.allocUnsafeSlow(512 * 1024)

/** The bytes of a text, gone through once. Given the text itself, Node goes through it three times: to count, to join it to its head, to write. */
function bytesOf(text: string): Buffer {
  return text.length * bytesPerUnitMax > room.length ? Buffer.from(text) : Buffer.from(room.subarray(0, room.write(text)))
}
