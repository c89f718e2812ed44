import { firstRead, type FirstRead } from '../shared/first-read.ts'
import type { Layout } from '../shared/page.ts'

/** The reads of a layout: the counts next to the links of the sidebar and on the bell (SHELL-02, SHELL-03, SHELL-18). */
export const layoutReads: Record<Layout, readonly FirstRead[]> = {
  main: [firstRead('getLeadStats', { query: {} }), firstRead('getPromptMeta')],
  bare: [],
  signup: [],
  error: [],
  public: [],
}
