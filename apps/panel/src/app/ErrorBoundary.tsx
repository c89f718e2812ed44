import { ApiError } from '@vendor-panel/sdk'
import { Component, type ReactNode } from 'react'
import { ErrorView, type ErrorKind } from '../shared/ErrorView.tsx'
import { MissingCodeError } from '../shared/lazily.tsx'

type Props = {
  /** A new value retries, so that navigation removes the error. */
  resetKey: string
  /** For parts that the page cannot work without, such as the shell. */
  isWhole?: boolean
  children: ReactNode
}
type State = { error: unknown; failedAt: string | null }

function kindOf(error: unknown): ErrorKind {
  if (error instanceof MissingCodeError) return 'unreachable'
  if (!(error instanceof ApiError)) return 'page'
  if (error.status === 403) return 'unauthorized'
  if (error.status === 404) return 'notFound'
  return error.status === 0 ? 'unreachable' : 'server'
}

/** An error in a page stays in the page: the shell still works. An error in the shell is shown like a server error (ERR-19). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { error, failedAt }: State): Partial<State> | null {
    if (error !== null && failedAt === null) return { failedAt: resetKey }
    return failedAt !== null && failedAt !== resetKey ? { error: null, failedAt: null } : null
  }

  retry = () => {
    if (this.props.isWhole || this.state.error instanceof MissingCodeError) return location.reload()
    this.setState({ error: null, failedAt: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const found = kindOf(error)
    const kind = this.props.isWhole && found === 'page' ? 'server' : found
    const canRetry = kind !== 'notFound' && kind !== 'unauthorized'
    const requestId = error instanceof ApiError ? error.requestId : null
    return <ErrorView kind={kind} requestId={requestId} onRetry={canRetry ? this.retry : undefined} />
  }
}
