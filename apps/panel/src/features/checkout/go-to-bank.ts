import { isBankUrl } from '@vendor-panel/domain'
import { ApiError, type Answer } from '@vendor-panel/sdk'

type ThreeD = NonNullable<Answer<'createPurchase'>['data']['threeD']>

/**
 * How to leave for the page of the bank: by an address, or by a form. Throws if it is not on a host of the bank (PAY-08, PAY-10); the
 * server has checked the same.
 */
export function bankNavigation(threeD: ThreeD, bankHosts: readonly string[]): () => void {
  const address = threeD.type === 'form' ? threeD.action : threeD.redirectUrl
  if (!isBankUrl(address, bankHosts)) throw new ApiError({ status: 422, code: 'three_d_url_invalid' })
  if (threeD.type === 'redirect') return () => location.assign(address)
  return () => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: address, hidden: true })
    for (const { name, value } of threeD.fields)
      form.append(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }))
    document.body.append(form)
    form.submit()
  }
}
