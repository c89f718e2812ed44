import type { Answer } from '@vendor-panel/sdk'
import { useMutate, type WriteInput } from '@vendor-panel/sdk/query'
import type { ReadName, WriteName } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { showToast } from './toasts.ts'

type WriteOptions<Name extends WriteName> = {
  /** The reads that show the result. */
  refetch: readonly ReadName[]
  /** The text of the success toast. */
  done: (answer: Answer<Name>) => string
  /** Whether the form that sends this shows its refusals; otherwise a toast does. */
  hasForm?: boolean
}

/** One write with a success toast, and Undo if the operation returns an undo token. Rejects with `ApiError`. */
export function useWrite<Name extends WriteName>(name: Name, { refetch, done, hasForm = false }: WriteOptions<Name>) {
  const undo = useUndo(refetch)
  const { mutateAsync, isPending } = useMutate(name, { refetch: [...refetch], meta: { isErrorOwned: hasForm } })
  async function write(input: WriteInput<Name> & object): Promise<Answer<Name>> {
    let undoToken: string | null = null
    const onHeaders = (headers: Headers) => {
      undoToken = headers.get('undo-token')
      input.onHeaders?.(headers)
    }
    const answer = await mutateAsync({ ...input, onHeaders })
    showToast({ tone: 'positive', text: done(answer), ...undo(undoToken) })
    return answer
  }
  return { write, isPending }
}

/** The Undo of a toast, for a write whose headers have a token. */
export function useUndo(refetch: readonly ReadName[]) {
  const intl = useIntl()
  const undo = useMutate('undoChange', {
    refetch: [...refetch],
    onSuccess: () => showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'app.undo.done' }) }),
  })
  return (undoToken: string | null) =>
    undoToken === null
      ? {}
      : { action: { text: intl.formatMessage({ id: 'app.undo' }), onPress: () => undo.mutate({ path: { undoToken } }) } }
}
