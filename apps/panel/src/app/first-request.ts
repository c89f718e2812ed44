import { apiBase } from '../shared/api-base.ts'

/**
 * The URL of a first read for the address of a page, as the SDK requests it. The build writes `read`: `:name` is a
 * parameter of the page's address; after `*` come the names of the operation's query parameters, which are taken from the page's query
 * string.
 */
export function firstRequest(read: string, params: Readonly<Record<string, string | undefined>>, search: string): string {
  const [address = '', names] = read.split('*')
  const taken = search
    .slice(1)
    .split('&')
    .filter((part) => names?.split(',').includes(part.split('=')[0] ?? ''))
    .join('&')
  return `${apiBase}${address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}${taken && `?${taken}`}`
}
