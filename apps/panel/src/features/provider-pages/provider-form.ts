import {
  coordinateProblems,
  fieldProblem,
  isBlank,
  isPhoneEmpty,
  pastedText,
  present,
  requiredProblems,
  webAddressProblem,
  type FieldProblem,
  type PhoneRules,
} from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/sdk'
import type { ComboBoxOption } from '@vendor-panel/ui'
import type { ProviderRecord } from './provider-record.ts'

type Patch = Body<'updateProvider'>
export type Network = ProviderRecord['socialLinks'][number]['network']

export type ContactFields = { phone: string; website: string }

/** The problems of phone and web address; both may be empty, and the server checks the digits of numbers too (VAL-09, VAL-11). */
export function contactProblems({ phone, website }: ContactFields, phones: PhoneRules | null | undefined, country: string): FieldProblem[] {
  const isWrong = !isPhoneEmpty(phone) && phones?.parse(phone, country, 'en_CA').ok === false
  return present([isWrong && fieldProblem('phone', 'invalid_phone'), addressProblem('website', website)])
}

export function contactBody(
  { phone, website }: ContactFields,
  changed: object,
  phones: PhoneRules | null | undefined,
  country: string,
): Patch {
  const parsed = isPhoneEmpty(phone) ? null : phones?.parse(phone, country, 'en_CA')
  return {
    ...('phone' in changed && { phone: parsed?.ok ? parsed.e164 : isPhoneEmpty(phone) ? null : pastedText(phone) }),
    ...('website' in changed && { website: isBlank(website) ? null : website.trim() }),
  }
}

function addressProblem(path: string, address: string): FieldProblem | null {
  const code = isBlank(address) ? null : webAddressProblem(address)
  return code && fieldProblem(path, code)
}

export type LocationFields = {
  city: ComboBoxOption | null
  district: ComboBoxOption | null
  address: string
  lat: number | null
  lng: number | null
}

export const locationFieldsOf = ({ cityId, city, districtId, district, address, location }: ProviderRecord): LocationFields => ({
  city: { id: cityId, label: city.name },
  district: districtId !== null && district ? { id: districtId, label: district.name } : null,
  address: address ?? '',
  lat: location?.lat ?? null,
  lng: location?.lng ?? null,
})

export function locationProblems({ city, lat, lng }: LocationFields): FieldProblem[] {
  return [...requiredProblems({ city: city?.label }), ...coordinateProblems({ lat, lng })]
}

export function locationBody({ city, district, address, lat, lng }: LocationFields, changed: object): Patch {
  return {
    ...(city && 'city' in changed && { cityId: city.id }),
    ...(('district' in changed || 'city' in changed) && { districtId: district?.id ?? null }),
    ...('address' in changed && { address: isBlank(address) ? null : address.trim() }),
    ...(('lat' in changed || 'lng' in changed) && { location: lat === null || lng === null ? null : { lat, lng } }),
  }
}

/** The networks in the order of the form. */
export const networks = ['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube'] as const satisfies readonly Network[]
export type SocialFields = Record<Network, string>

export const socialFieldsOf = ({ socialLinks }: ProviderRecord): SocialFields => {
  const urlOf = (network: Network) => socialLinks.find((link) => link.network === network)?.url ?? ''
  return {
    instagram: urlOf('instagram'),
    facebook: urlOf('facebook'),
    pinterest: urlOf('pinterest'),
    tiktok: urlOf('tiktok'),
    youtube: urlOf('youtube'),
  }
}

export const socialProblems = (fields: SocialFields): FieldProblem[] => present(networks.map((name) => addressProblem(name, fields[name])))

export function socialBody(fields: SocialFields): Patch {
  const filled = networks.filter((network) => !isBlank(fields[network]))
  return { socialLinks: filled.map((network) => ({ network, url: fields[network].trim() })) }
}
