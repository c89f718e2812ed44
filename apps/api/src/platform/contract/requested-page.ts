import { listDefaults } from '@vendor-panel/contract/operations'

/** The requested page of a list, and the number of entries before it. */
export function requestedPage({ page = listDefaults.page, limit = listDefaults.limit }: { page?: number; limit?: number }) {
  return { page, limit, offset: (page - 1) * limit }
}
