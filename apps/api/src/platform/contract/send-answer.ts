/** Sends an answer: JSON by its schema, a file as a download that no browser opens as a page. */
import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { answerWriter } from './answer-writer.ts'
import type { ContractOperation } from './document.ts'
import { answerCheck } from './validation.ts'

export interface AnyOutcome {
  status: number
  body?: unknown
  /** The file name of a download. */
  fileName?: string
  headers?: Record<string, string>
  /** The answer of an earlier call with the same key: this one did nothing. */
  isReplayed?: true
}

export function answerSender(operation: ContractOperation, isChecking: boolean) {
  const { name, fileType } = operation
  const write = answerWriter(operation)
  const findWrong = isChecking ? answerCheck(operation) : undefined
  const isText = fileType?.startsWith('text/') ?? false
  return (reply: FastifyReply, { status, headers, body, fileName }: AnyOutcome): FastifyReply => {
    if (fileType === undefined || body === undefined) {
      const wrong = findWrong?.(status, JSON.parse(JSON.stringify(body ?? null)))
      if (wrong) throw new Error(`${name} answers what the contract does not say: ${JSON.stringify(wrong)}`)
    } else if (!(body instanceof Readable || Buffer.isBuffer(body))) throw new Error(`${name} answers a file, and this is none`)
    if (headers) reply.headers(headers)
    void reply.code(status)
    if (body === undefined) return reply.send()
    if (fileType === undefined) return reply.type('application/json; charset=utf-8').send(write(status, body))
    void reply.header('content-disposition', fileName === undefined ? 'attachment' : contentDisposition(fileName))
    return reply.type(isText ? `${fileType}; charset=utf-8` : fileType).send(body)
  }
}
