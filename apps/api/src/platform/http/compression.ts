import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(brotliCompress)
/** A first page reads several small answers: on a slow connection the bytes of all of them count. Below this size they shrink by little. */
const bytesMin = 400
// Quality 5 takes a millisecond or two for a page of couples, off the main thread, and reduces it to a seventh; 9 saves another 30 bytes
// for ten times the cost.
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

/** Sixteen times Node's own, because each part of a decompressed file costs the process time in garbage collection. */
const partBytes = 256 * 1024

const accepts = ({ headers }: FastifyRequest, encoding: RegExp): boolean => encoding.test(headers['accept-encoding'] ?? '')

function varyByEncoding(reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
}

/**
 * Compresses JSON and pages for callers that accept brotli, and decompresses files that are stored in gzip for callers that do not accept it.
 * Other content that is already encoded is unchanged.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < bytesMin || reply.hasHeader('content-encoding')) return payload
    varyByEncoding(reply)
    if (!accepts(request, /\bbr\b/)) return bytesOf(payload)
    reply.header('content-encoding', 'br').removeHeader('content-length')
    return await compress(payload, { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length } })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || reply.getHeader('content-encoding') !== 'gzip') return payload
    varyByEncoding(reply)
    if (accepts(request, /\bgzip\b/)) return payload
    reply.removeHeader('content-encoding')
    // An error of the file ends the decompressed stream with it.
    return pipeline(payload, createGunzip({ chunkSize: partBytes }), () => {})
  })
}

// In UTF-8 no kind of text takes more bytes per code unit.
const bytesPerUnitMax = 3
const room = Buffer.allocUnsafeSlow(512 * 1024)

/** The bytes of a text, encoded in one pass. Node takes three passes for a string: to count, to join it to the header, to write. */
function bytesOf(text: string): Buffer {
  return text.length * bytesPerUnitMax > room.length ? Buffer.from(text) : Buffer.from(room.subarray(0, room.write(text)))
}
