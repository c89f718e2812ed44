import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { findAgreementText, findAgreementTexts } from './agreement-texts.queries.ts'

export const agreementTextHandlers: Handlers<'listAgreementTexts' | 'getAgreementText'> = {
  async listAgreementTexts({ db, locale }, { query }) {
    return { status: 200, body: { data: await findAgreementTexts(db, query.type, query.locale ?? locale) } }
  },

  async getAgreementText({ db }, { path }) {
    const data = requireFound(await findAgreementText(db, path.agreementTextId))
    return { status: 200, body: { data } }
  },
}
