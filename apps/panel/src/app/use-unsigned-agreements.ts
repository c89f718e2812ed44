import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { unsignedTexts, type AgreementText } from '../features/account/agreements.ts'
import { isImpersonating } from './session.ts'

/**
 * The agreements that the user must sign before going on; undefined until they are loaded (SET-09). An operator does not sign for the user. If
 * they cannot be read, nothing is blocked: the next visit asks again.
 */
export function useUnsignedAgreements(): readonly AgreementText[] | undefined {
  const isAsked = !isImpersonating()
  const texts = useQuery({ ...query('listAgreementTexts'), enabled: isAsked })
  const signs = useQuery({ ...query('listAgreementSigns'), enabled: isAsked })
  if (isAsked && (texts.isPending || signs.isPending)) return undefined
  return texts.data && signs.data ? unsignedTexts(texts.data.data, signs.data.data) : []
}
