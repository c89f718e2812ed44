import { useQuery } from '@tanstack/react-query'
import type { TemplateValues } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'

/** The values of the variables of templates and quick replies for a couple, as texts in the user's language (TMPL-05). */
export const useTemplateValues = (leadId: number, isEnabled = true) =>
  useQuery({ ...query('listTemplateValues', { path: { leadId } }), enabled: isEnabled, select: valuesOf })

const valuesOf = ({ data }: Answer<'listTemplateValues'>): TemplateValues =>
  Object.fromEntries(data.map(({ variable, value }) => [variable, value]))
