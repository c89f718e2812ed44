import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { languageNames } from '../../shared/language-names.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { PersonFields } from './person-form.ts'

/** The fields of a user as text, to compare two versions. */
export function usePersonDescription() {
  const intl = useIntl()
  const format = useFormat()
  const titleLabel = useConfigLabel('customer_user_title')
  const roleLabel = useConfigLabel('customer_user_role')
  return (fields: PersonFields) => [
    { label: intl.formatMessage({ id: 'account.person.name' }), text: fields.name },
    { label: intl.formatMessage({ id: 'account.person.username' }), text: fields.username },
    { label: intl.formatMessage({ id: 'account.person.title' }), text: titleLabel(fields.titleId || null) ?? fields.titleId },
    { label: intl.formatMessage({ id: 'account.person.role' }), text: roleLabel(fields.roleId || null) ?? fields.roleId },
    {
      label: intl.formatMessage({ id: 'account.person.canManage' }),
      text: intl.formatMessage({ id: fields.canManage ? 'account.person.yes' : 'account.person.no' }),
    },
    { label: intl.formatMessage({ id: 'account.person.emails' }), text: fields.emails.join(', ') },
    { label: intl.formatMessage({ id: 'account.person.phones' }), text: fields.phones.join(', ') },
    {
      label: intl.formatMessage({ id: 'account.person.language' }),
      text: fields.preferredLanguage === '' ? '' : languageNames[fields.preferredLanguage],
    },
    { label: intl.formatMessage({ id: 'account.person.birthDate' }), text: fields.birthDate === '' ? '' : format.day(fields.birthDate) },
    { label: intl.formatMessage({ id: 'account.person.identityNumber' }), text: fields.identityNumber },
    { label: intl.formatMessage({ id: 'account.person.bio' }), text: fields.bio },
    { label: intl.formatMessage({ id: 'account.person.video' }), text: fields.profileVideo },
  ]
}
