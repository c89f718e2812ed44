import type { components } from '@vendor-panel/contract'
import { promptTarget } from '@vendor-panel/domain'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo } from '../platform/audit/undo.ts'
import { promptBody } from './prompt-body.ts'
import { completePrompt, countOpenPrompts, countPrompts, findPrompt, findPrompts, type PromptRow } from './prompts.queries.ts'
import { instantText } from '../platform/clock.ts'

export const promptHandlers: Handlers<'listPrompts' | 'getPromptMeta' | 'createPromptAction'> = {
  async listPrompts({ db, user }, { query }) {
    const { page: _page, limit: _limit, ...filter } = query
    const { page, limit, offset } = requestedPage(query)
    const rows = await findPrompts(db, user, filter, limit, offset)
    const total = await countPrompts(db, user, filter)
    return { status: 200, body: { data: rows.map(toPrompt), meta: { page, limit, total } } }
  },

  async getPromptMeta({ db, user }) {
    return { status: 200, body: { data: { counts: await countOpenPrompts(db, user) } } }
  },

  // `completed` is the only action; the contract refuses others.
  async createPromptAction(context, { path }) {
    const { db, user, now } = context
    const { id, completed_at: completedAt } = requireFound(await findPrompt(db, user, path.promptId))
    const of = { entity: 'prompt', entityId: id } as const
    // Undo opens the prompt again.
    const undo = completedAt === null ? await keepForUndo(context, of, { table: 'prompts', ids: [id], columns: ['completed_at'] }) : {}
    const isChanged = await completePrompt(db, user.customerId, id, instantText(now()))
    if (isChanged) await audit(context, { ...of, action: 'updated' })
    const prompt = requireFound(await findPrompt(db, user, id))
    return { status: 201, headers: isChanged ? undo : {}, body: { data: toPrompt(prompt) } }
  },
}

function toPrompt(row: PromptRow): components['schemas']['Prompt'] {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    body: promptBody(row.body),
    createdAt: row.created_at,
    completedAt: row.completed_at,
    provider: providerOf(row),
    linkData: linkOf(row),
  }
}

/** An unsafe link is omitted (NOTI-10). */
function linkOf({ link_path: path, link_text: text }: PromptRow): components['schemas']['PromptLink'] | null {
  return path !== null && text !== null && promptTarget({ path }) ? { path, text } : null
}

function providerOf(row: PromptRow): components['schemas']['PromptProvider'] | null {
  const { provider_id: id, provider_name: name, provider_category: category, provider_city: city, provider_district: district } = row
  return id === null || name === null || category === null || city === null ? null : { id, name, category, city, district }
}
