import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** The fields of a form that a browser has sent. */
export const formOf = async (request: IncomingMessage) => new URLSearchParams(await text(request))
