import type { Handlers } from '../contract/operation.ts'
import { countOpenPrompts } from './prompts.queries.ts'

export const promptHandlers: Handlers<'getPromptMeta'> = {
  async getPromptMeta({ db, user }) {
    return { status: 200, body: { data: { counts: await countOpenPrompts(db, user) } } }
  },
}
