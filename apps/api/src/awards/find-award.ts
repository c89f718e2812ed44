import { awardLevel, awardTargets, type AwardCode } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import { awardTimes } from './awards.queries.ts'

export const awardCodes = Object.keys(awardTargets) as AwardCode[]

export interface Award {
  code: AwardCode
  /** 0 while it is not earned. */
  level: number
  /** When the level was reached. */
  earnedAt: string | null
  value: number
  target: number
}

/** A badge as the data of the provider have earned it: nothing is stored, so that it is never out of date. */
export async function findAward(db: Db, customerId: number, providerId: number, code: AwardCode): Promise<Award> {
  const times = await awardTimes[code](db, customerId, providerId)
  const { level, target } = awardLevel(code, times.length)
  const reached = level === 0 ? undefined : awardTargets[code][level - 1]
  return { code, level, earnedAt: (reached === undefined ? undefined : times[reached - 1]) ?? null, value: times.length, target }
}
