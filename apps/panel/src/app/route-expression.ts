/** The format of a parameter: a record id is a whole number, and provider 0 means all providers (ROUTE-35); anything else is text. */
function parameter(name: string): string {
  if (!name.endsWith('Id')) return `(?<${name}>[^/]+)`
  return name === 'providerId' ? `(?<${name}>0|[1-9]\\d{0,14})` : `(?<${name}>[1-9]\\d{0,14})`
}

/** The addresses of a route, with its parameters as groups. An impossible id does not match (ROUTE-14). */
export function routeExpression(path: string): RegExp {
  if (path === '*') return /^/
  const source = path
    .replace(/\/:(\w+)\?/g, (_, name: string) => `(?:/${parameter(name)})?`)
    .replace(/:(\w+)/g, (_, name: string) => parameter(name))
  return new RegExp(`^${source === '/' ? '' : source}/?$`)
}
