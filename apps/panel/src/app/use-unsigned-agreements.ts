import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { unsignedTexts, type AgreementText } from '../features/account/agreements.ts'
import { isImpersonating } from './session.ts'

/**
 * The agreements that the user must sign before going on; undefined until they are loaded (SET-09). An operator does not sign for the user. If
 * they cannot be read, nothing is blocked: the next visit asks again.
 */
export function useUnsignedAgreements(): readonly AgreementText[] | undefined {
  const isEnabled = !isImpersonating()
  const texts = useQuery({ ...query('listAgreementTexts'), enabled: isEnabled })
  const signs = useQuery({ ...query('listAgreementSigns'), enabled: isEnabled })
  if (isEnabled && (texts.isPending || signs.isPending)) return undefined
  return texts.data && signs.data ? unsignedTexts(texts.data.data, signs.data.data) : []
}
