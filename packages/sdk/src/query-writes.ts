import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type { ApiError, ErrorCode } from './error.ts'
import type { Answer, CallOptions, Input, ReadName, WriteName } from './operation.ts'

type ErrorOf<Name extends WriteName> = ApiError<ErrorCode<Name>>

export interface MutateOptions<Name extends WriteName, Before> extends Omit<
  UseMutationOptions<Answer<Name>, ErrorOf<Name>, WriteInput<Name>, Before>,
  'mutationKey' | 'mutationFn'
> {
  /** The reads whose data this write makes stale, for any input. */
  refetch?: ReadName[]
}

/** The variables of `mutate`: the arguments of the operation, and the options of the call. Nothing required may be omitted. */
export type WriteInput<Name extends WriteName> = (Input<Name> & CallOptions) | (Partial<Input<Name>> extends Input<Name> ? void : never)

/** One write. `mutate(input)` takes the arguments of the operation; `refetch` names the reads that show its result. */
export function useMutate<Name extends WriteName, Before = unknown>(
  name: Name,
  options: MutateOptions<Name, Before> = {},
): UseMutationResult<Answer<Name>, ErrorOf<Name>, WriteInput<Name>, Before> {
  return useMutation(mutation(name, options))
}

/** The options of `useMutate`, for writes outside of components. */
export function mutation<Name extends WriteName, Before = unknown>(
  name: Name,
  { refetch = [], onSettled, ...options }: MutateOptions<Name, Before> = {},
): UseMutationOptions<Answer<Name>, ErrorOf<Name>, WriteInput<Name>, Before> {
  return {
    ...options,
    mutationKey: [name],
    onSettled: (answer, error, input, before, context) => {
      // Not awaited: a button does not wait for a long list to be read again.
      if (mayHaveChanged(error)) for (const read of refetch) void context.client.invalidateQueries({ queryKey: [read] })
      return onSettled?.(answer, error, input, before, context)
    },
  }
}

/** After a success; after a conflict or a deleted record, which means that the screen is stale; and if the result is unknown. */
function mayHaveChanged(error: ApiError | null): boolean {
  return error === null || error.status === 0 || error.status === 404 || error.status === 409 || error.status >= 500
}
