/** A circumstance that keeps the server from starting: its message is one sentence and a way out, shown without a stack trace. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
