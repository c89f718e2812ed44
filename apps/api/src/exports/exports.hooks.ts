import type { Hooks } from '../platform/hooks.ts'
import { deleteExports } from './exports.queries.ts'
import { expireExport, writeExport } from './write-export.ts'

export const exportHooks: Hooks = {
  async erase({ db, customerId, removeFile }) {
    for (const key of await deleteExports(db, customerId)) removeFile(key)
  },
  jobs: { write_export: writeExport, forget_export: expireExport },
}
