import type { Body } from '@vendor-panel/contract/operation-types'
import { customerUserProblems, identityNumberText, localDate, type CustomerUserForm, type FieldProblem } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import { hasActiveItem } from '../configs/configs.queries.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'

type Changes = Partial<Body<'createCustomerUser'>> & Body<'updateCustomerUser'>

/**
 * Refuses values that violate the rules of the form (USER-13..21, USER-23); for an existing user only changed fields are checked (USER-22).
 */
export async function requireValidForm(context: VendorContext, changes: Changes, isEditing: boolean): Promise<void> {
  const { user, now } = context
  const rules = customerUserProblems(formOf(changes), {
    isEditing,
    country: user.countryCode,
    today: localDate(now(), user.timeZone),
    isPhoneValid: (text) => fullPhoneRules.parse(text, user.countryCode, 'en_CA').ok,
  })
  const looksAt = (path: string) => Object.hasOwn(changes, path.replace(/\[.*/, '')) || (path === 'oldPassword' && 'password' in changes)
  refuseProblems([...rules.filter(({ path }) => looksAt(path)), ...(await itemProblems(context, changes))])
}

/** Digits as they are stored; null if empty. */
export function storedIdentityNumber(text: string | null): string | null {
  return text === null ? null : identityNumberText(text) || null
}

function formOf(changes: Changes): CustomerUserForm {
  const password = changes.password ?? ''
  return {
    name: changes.name ?? '',
    username: changes.username ?? '',
    oldPassword: changes.oldPassword ?? '',
    password,
    // The confirmation only exists in the form and is never sent.
    passwordMatch: password,
    emails: changes.emails ?? [],
    phones: changes.phones ?? [],
    identityNumber: changes.identityNumber ?? '',
    birthDate: changes.birthDate ?? '',
    profileVideo: changes.profileVideo ?? '',
    bio: changes.bio ?? '',
    preferredLanguage: changes.preferredLanguage ?? '',
    titleId: changes.titleId ?? '',
    roleId: changes.roleId ?? '',
  }
}

/** Titles and roles are available configuration items (USER-27, USER-39, CONF-15). */
async function itemProblems({ db }: VendorContext, { titleId, roleId }: Changes): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const [path, itemType, itemId] of [
    ['titleId', 'customer_user_title', titleId],
    ['roleId', 'customer_user_role', roleId],
  ] as const)
    if (itemId && !(await hasActiveItem(db, itemType, itemId))) problems.push({ path, code: 'not_allowed' })
  return problems
}
