export { createVendorApi, type VendorApiOptions } from './client.ts'
export { ApiError, type FieldError } from './error.ts'
export type { Answer, Arguments, Body, CallOptions, Input, OperationName, PagedName, ReadName, VendorApi, WriteName } from './operation.ts'
export type { Session } from './session.ts'
