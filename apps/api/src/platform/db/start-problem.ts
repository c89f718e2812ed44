/** A problem that prevents the start: its message is one sentence with a solution, shown without a stack trace. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** Why an external database cannot be used; undefined for other errors. Never contains the password. */
export function databaseProblem(
  error: NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] },
  variable: string,
  url: string,
): StartProblem | undefined {
  const { code = '', message } = error.errors?.[0] ?? error
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing answers there',
    ENOENT: 'nothing answers there',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'its name cannot be looked up',
    ETIMEDOUT: 'it does not answer in time',
    '28P01': 'it refuses the password',
    '28000': 'it refuses the user',
    '3D000': 'there is no such database',
    '42501': 'the user may not change it',
    '57P03': 'it is still starting',
    '53300': 'it has no connection to spare',
  }
  const reason = reasons[code] ?? (/timeout/.test(message) ? 'it does not answer in time' : undefined)
  if (!reason) return undefined
  return new StartProblem(
    `The database at ${addressOf(url) ?? variable} cannot be used: ${reason}. Check ${variable}, or leave it out to use the bundled PostgreSQL.`,
  )
}

function addressOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

export function listenProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartProblem(`Port ${port} is taken. Choose another one with --port.`)
  if (error.code === 'EACCES') return new StartProblem(`Port ${port} may not be used by this account. Choose one above 1023 with --port.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartProblem('This machine has no address of the name in HOST. Leave it out to use this machine only.')
  return error
}
