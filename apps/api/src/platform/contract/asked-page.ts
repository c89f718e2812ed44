import { listDefaults } from '@vendor-panel/contract/operations'

/** The page of a list that a query asks for, and how many entries come before it. */
export function askedPage({ page = listDefaults.page, limit = listDefaults.limit }: { page?: number; limit?: number }) {
  return { page, limit, offset: (page - 1) * limit }
}
