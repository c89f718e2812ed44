import { examples } from '@vendor-panel/contract/examples'
import { operationTable } from '@vendor-panel/contract/operations'
import type { Answer, CallOptions, Input, OperationName, VendorApi } from './operation.ts'

/** What an operation answers in a story or test: a value, or a function of what it was asked. */
export type FakeAnswers = {
  [Name in OperationName]?: Answer<Name> | ((input: Input<Name> & CallOptions) => Answer<Name> | Promise<Answer<Name>>)
}

/**
 * An API without a server, for stories and tests of single components. What is not named answers the contract's own example;
 * a function may throw an `ApiError`, or never settle to show the state of waiting.
 */
export function fakeApi(answers: FakeAnswers = {}): VendorApi {
  const methods = (Object.keys(operationTable) as OperationName[]).map((name) => {
    const answer: unknown = name in answers ? answers[name] : examples[name].answer
    return [
      name,
      async (input: unknown = {}) => (typeof answer === 'function' ? ((await answer(input)) as unknown) : structuredClone(answer)),
    ]
  })
  return Object.fromEntries(methods) as VendorApi
}
