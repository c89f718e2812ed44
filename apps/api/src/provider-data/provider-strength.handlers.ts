import type { Handlers } from '../platform/contract/operation.ts'
import { openProvider } from '../providers/provider-access.ts'
import { findProviderData } from './provider-data.queries.ts'
import { findFormAnswers, findFormFields, findForms } from './provider-forms.queries.ts'

export const providerStrengthHandlers: Handlers<'getProviderStrength'> = {
  async getProviderStrength(context, { path }) {
    const { db, user, hooks } = context
    const provider = await openProvider(context, path.providerId, 'info', 'read')
    const texts = await findProviderData(db, user.customerId, provider.id)
    const forms = await findForms(db, provider.category_id, { purpose: 'page' })
    const fields = await findFormFields(
      db,
      forms.map(({ id }) => id),
    )
    const answers = await findFormAnswers(db, user.customerId, provider.id)
    const isAnswered = (formId: number, fieldName: string) =>
      answers.some(({ form_id, answers: values }) => form_id === formId && (values[fieldName]?.length ?? 0) > 0)
    const openForms = forms.filter(({ id }) =>
      fields.some(({ form_id, field_name, is_required }) => form_id === id && is_required && !isAnswered(id, field_name)),
    )
    const figures = await hooks.pageFigures(db, user.customerId, provider.id)
    const data = {
      aboutText: texts?.published.about ?? '',
      ...figures,
      hasSummary: texts?.published.summary !== undefined,
      hasLocation: provider.latitude !== null && provider.address !== null,
      hasPhone: provider.phone !== null,
      hasWebsite: provider.website !== null,
      socialLinkCount: provider.social_links.length,
      openFormCount: openForms.length,
    }
    return { status: 200, body: { data } }
  },
}
