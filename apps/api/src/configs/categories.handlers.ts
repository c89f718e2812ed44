import type { components } from '@vendor-panel/contract'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { isMessageId, sentence, type Locale } from '../platform/messages/sentence.ts'
import { keptHeaders } from './cached.ts'
import {
  findCategories,
  findCategory,
  findItemOptionGroups,
  findItemOptions,
  findProviderCategories,
  type CategoryRow,
} from './categories.queries.ts'

type Schemas = components['schemas']
type Scope = 'getRoiMinLeadCount' | 'getProviderCategoryMeta'

export const categoryHandlers: Handlers<'listCategories' | 'getCategory' | 'listProviderCategories' | 'listItemOptionGroups'> = {
  async listCategories({ db, locale }, { query }) {
    const data = (await findCategories(db)).map((row) => toCategory(row, locale, query.scopes ?? []))
    return { status: 200, headers: keptHeaders('listCategories'), body: { data } }
  },

  async getCategory({ db, locale }, { path, query }) {
    const row = requireFound(await findCategory(db, path.categoryId))
    return { status: 200, headers: keptHeaders('getCategory'), body: { data: toCategory(row, locale, query.scopes ?? []) } }
  },

  async listProviderCategories({ db, locale }) {
    const rows = await findProviderCategories(db)
    const data = rows.map(({ key, ...row }) => ({ ...row, name: nameOf(locale, 'provider_category', key) }))
    return { status: 200, headers: keptHeaders('listProviderCategories'), body: { data } }
  },

  async listItemOptionGroups({ db, locale }, { query }) {
    const groups = await findItemOptionGroups(db, query.categoryId)
    const options = await findItemOptions(
      db,
      groups.map(({ id }) => id),
    )
    const data = groups.map(({ key, ...group }) => ({
      ...group,
      name: nameOf(locale, 'item_option_group', key),
      options: options
        .filter((option) => option.group_id === group.id)
        .map((option) => ({ id: option.id, name: nameOf(locale, 'item_option', option.key) })),
    }))
    return { status: 200, headers: keptHeaders('listItemOptionGroups'), body: { data } }
  },
}

function toCategory(row: CategoryRow, locale: Locale, scopes: readonly Scope[]): Schemas['Category'] {
  const meta = {
    ...(scopes.includes('getRoiMinLeadCount') && { roiMinLeadCount: row.roi_min_lead_count }),
    ...(scopes.includes('getProviderCategoryMeta') && { hasSpaces: row.has_spaces, hasMenus: row.has_menus, hasItems: row.has_items }),
  }
  const name = nameOf(locale, 'allowed_provider_category_ids', String(row.id))
  return { id: row.id, name, categoryType: row.category_type, ...(scopes.length > 0 && { meta }) }
}

/** A category added by an operator has no message and is shown by its key. */
function nameOf(locale: Locale, kind: string, key: string): string {
  const id = `config.${kind}.${key}`
  return isMessageId(id) ? sentence(locale, id) : key
}
