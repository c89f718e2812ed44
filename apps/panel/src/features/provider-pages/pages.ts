import type { Page } from '../../shared/page.ts'

/** None of its own: these are tabs of the info page, whose address the prices have too (`ProviderInfo` of `shared/feature-parts.ts`). */
export const pages: readonly Page[] = []
