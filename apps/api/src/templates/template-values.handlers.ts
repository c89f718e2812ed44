import { templateVariables } from '@vendor-panel/domain'
import { shownLead } from '../leads/shown-lead.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { templateValues } from './template-values.ts'

export const templateValueHandlers: Handlers<'listTemplateValues'> = {
  async listTemplateValues(context, { path }) {
    const values = await templateValues(context, await shownLead(context, path.leadId, 'read'))
    return { status: 200, body: { data: templateVariables.map((variable) => ({ variable, value: values[variable] })) } }
  },
}
