import type { Instant } from '../db/columns.ts'

export interface ThrottleTables {
  rate_limits: { scope: string; subject_hash: string; window_ends_at: Instant; tries: number }
}
