import type { Input, PagedName, ReadName } from '@vendor-panel/sdk'

type Params<Name extends ReadName> = NonNullable<Input<Name>['path']>
type Query<Name extends ReadName> = NonNullable<Input<Name>['query']>
type ReadUrl<Result> = () => Promise<(search: string) => Result>

/** The source of a read's input. */
type Sources<Name extends ReadName> = (Input<Name>['path'] extends undefined
  ? { path?: never }
  : // Each id of the operation, by the name of the address parameter that contains it.
    { path: { [Key in keyof Params<Name>]: string } }) & {
  /** Fixed values, or the import of a function that parses them from the query string of the address. */
  query?: Query<Name> | ReadUrl<Query<Name>>
}
type Arguments<Name extends ReadName> = Partial<Sources<Name>> extends Sources<Name> ? [sources?: Sources<Name>] : [sources: Sources<Name>]

/**
 * An initial read of a page, as data. The head script gets its URL at build time and requests it while the code is loading;
 * `app/first-reads.ts` puts the answer into the cache before the first render.
 */
export type FirstRead = {
  operation: ReadName
  /** The list is paged by cursor, as `infinite(…)` reads it. */
  isPaged?: true
  path?: Readonly<Record<string, string>>
  query?: object | ReadUrl<object>
}

export const firstRead = <Name extends ReadName>(operation: Name, ...[sources]: Arguments<Name>): FirstRead => ({ operation, ...sources })

/** The first page of a list that is paged by cursor. */
export const firstPage = <Name extends PagedName>(operation: Name, ...[sources]: Arguments<Name>): FirstRead => ({
  operation,
  isPaged: true,
  ...sources,
})
