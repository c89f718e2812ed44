import { StartProblem } from '../db/start-problem.ts'

/** Throws, with all names, unless every operation of the contract either has a handler or is listed as not built, and nothing else is. */
export function requireAgreement(operations: readonly string[], built: readonly string[], notYet: readonly string[]): void {
  const findings: [names: string[], verdict: string][] = [
    [operations.filter((name) => !built.includes(name) && !notYet.includes(name)), 'without a handler and not in not-yet.ts'],
    [built.filter((name) => notYet.includes(name)), 'with a handler and in not-yet.ts as well'],
    [built.filter((name) => !operations.includes(name)), 'with a handler, but described nowhere'],
    [notYet.filter((name) => !operations.includes(name)), 'in not-yet.ts, but described nowhere'],
  ]
  const wrong = findings.filter(([names]) => names.length > 0).map(([names, verdict]) => `${names.join(', ')} (${verdict})`)
  if (wrong.length > 0) throw new StartProblem(`The contract and the server's handlers disagree about ${wrong.join('; ')}.`)
}
