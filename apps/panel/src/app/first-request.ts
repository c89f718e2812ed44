/**
 * The address of a first read at the address of a page, as the SDK requests it. `read` is what the build writes for it: `:name` stands for a
 * parameter of the page's address; after `*` come the names of the operation's query, of which those in the page's query string are taken.
 */
export function firstRequest(read: string, params: Readonly<Record<string, string | undefined>>, search: string): string {
  const [address = '', names] = read.split('*')
  const taken = search
    .slice(1)
    .split('&')
    .filter((part) => names?.split(',').includes(part.split('=')[0] ?? ''))
    .join('&')
  return `/api${address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}${taken && `?${taken}`}`
}
