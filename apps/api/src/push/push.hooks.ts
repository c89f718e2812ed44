import type { Hooks } from '../platform/hooks.ts'
import { deliverPush } from './push-job.ts'

export const pushHooks: Hooks = { jobs: { push: deliverPush } }
