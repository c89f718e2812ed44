export { createCardToken, type CardToTokenise } from './card-token.ts'
export { createVendorApi, type ApiKeyOptions, type VendorApiOptions } from './client.ts'
export { ApiError, isApiError, type ClientCode, type ErrorCode, type FieldError, type ServerCode } from './error.ts'
export type { Call, CallInput, Middleware, Reply } from './middleware.ts'
export { logging, tracing, unreportedStatuses, type FailureReport, type LoggingOptions, type Outcome } from './observe.ts'
export type {
  Answer,
  Arguments,
  Body,
  CallOptions,
  Fetch,
  Input,
  ListName,
  OperationName,
  PagedName,
  ReadName,
  VendorApi,
  WriteName,
} from './operation.ts'
export { operationUrl } from './operation-url.ts'
export { items, pages, type Item } from './pages.ts'
export { retrying, type RetryOptions } from './retry.ts'
export { endsSession, type Session } from './session.ts'
export { uploadWithProgress, type UploadProgress } from './upload.ts'
