import type { Hooks } from '../platform/hooks.ts'
import { forgetExport, writeExport } from './write-export.ts'

export const exportHooks: Hooks = { jobs: { write_export: writeExport, forget_export: forgetExport } }
