import { ErrorView } from '../shared/ErrorView.tsx'

export const UnauthorizedPage = () => <ErrorView kind="unauthorized" />
export const NotFoundPage = () => <ErrorView kind="notFound" />
export const ServerErrorPage = () => <ErrorView kind="server" onRetry={() => history.back()} />
