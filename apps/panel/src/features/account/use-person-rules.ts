import { useMinute } from '../../shared/use-minute.ts'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import { useUser } from '../../shared/user.ts'
import type { PersonRules } from './person-form.ts'

/** The country, the day and the phone rules by which a user's fields are read. */
export function usePersonRules(): PersonRules {
  const { timeZone, countryCode } = useUser().details
  return { phones: usePhoneRules(), country: countryCode, today: useMinute().toZonedDateTimeISO(timeZone).toPlainDate() }
}
