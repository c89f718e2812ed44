import { examples } from '@vendor-panel/contract/examples'
import { blobOperations, operationTable } from '@vendor-panel/contract/operations'
import { ApiError } from './error.ts'
import type { Answer, CallOptions, Input, OperationName, VendorApi } from './operation.ts'

/** What an operation answers in a story or test: a value, or a function of what it was asked. */
export type FakeAnswers = {
  [Name in OperationName]?: Answer<Name> | ((input: Input<Name> & CallOptions) => Answer<Name> | Promise<Answer<Name>>)
}

const files = new Set<OperationName>(blobOperations)

/**
 * An API without a server, for stories and tests of single components. What is not named answers the contract's own example, or a small file where it answers one;
 * a function may throw an `ApiError`, or never settle to show the state of waiting.
 */
export function fakeApi(answers: FakeAnswers = {}): VendorApi {
  const methods = (Object.keys(operationTable) as OperationName[]).map((name) => {
    const example: unknown = files.has(name) ? new Blob([name]) : examples[name].answer
    const answer: unknown = name in answers ? answers[name] : example
    return [
      name,
      async (input: unknown = {}) => {
        try {
          return typeof answer === 'function' ? ((await answer(input)) as unknown) : structuredClone(answer)
        } catch (error) {
          if (error instanceof ApiError) error.operation = name
          throw error
        }
      },
    ]
  })
  return Object.fromEntries(methods) as VendorApi
}
