import fastJson from 'fast-json-stringify'
import type { ContractOperation } from './document.ts'

/** Serializes the answers of an operation without fields that its schema lacks. Each serializer is created on first use. */
export function answerWriter({ answers }: ContractOperation): (status: number, body: unknown) => string {
  const writers = new Map<number, (body: unknown) => string>()
  return (status, body) => {
    let write = writers.get(status)
    if (!write) {
      write = fastJson((answers.get(status) ?? {}) as Parameters<typeof fastJson>[0])
      writers.set(status, write)
    }
    return write(body)
  }
}
