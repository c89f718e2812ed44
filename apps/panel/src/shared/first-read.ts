import type { Input, PagedName, ReadName } from '@vendor-panel/sdk'

type Params<Name extends ReadName> = NonNullable<Input<Name>['path']>
type Query<Name extends ReadName> = NonNullable<Input<Name>['query']>
type ReadUrl<Result> = () => Promise<(search: string) => Result>

/** Where the input of a read comes from. */
type Sources<Name extends ReadName> = (Input<Name>['path'] extends undefined
  ? { path?: never }
  : // Each id of the operation, by the name of the address's parameter that holds it.
    { path: { [Key in keyof Params<Name>]: Params<Name>[Key] extends number ? string : never } }) & {
  /** Fixed values, or the import of a function that reads them from the query string of the address. */
  query?: Query<Name> | ReadUrl<Query<Name>>
}
type Arguments<Name extends ReadName> = Partial<Sources<Name>> extends Sources<Name> ? [sources?: Sources<Name>] : [sources: Sources<Name>]

/**
 * A read that a page begins with, as data. The head script gets its address at build time and requests it while the code is loading;
 * `app/first-reads.ts` puts the answer into the cache before the first render.
 */
export type FirstRead = {
  operation: ReadName
  /** The list's pages follow one another by cursor, as `infinite(…)` reads them. */
  isPaged?: true
  path?: Readonly<Record<string, string>>
  query?: object | ReadUrl<object>
}

export const firstRead = <Name extends ReadName>(operation: Name, ...[sources]: Arguments<Name>): FirstRead => ({ operation, ...sources })

/** The first page of a list that goes on by cursor. */
export const firstPage = <Name extends PagedName>(operation: Name, ...[sources]: Arguments<Name>): FirstRead => ({
  operation,
  isPaged: true,
  ...sources,
})
