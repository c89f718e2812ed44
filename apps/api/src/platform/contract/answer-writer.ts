import fastJson from 'fast-json-stringify'
import type { ContractOperation } from './document.ts'

/** Writes the answers of an operation: what its schema does not name stays inside. Each writer is made when it is first needed. */
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
