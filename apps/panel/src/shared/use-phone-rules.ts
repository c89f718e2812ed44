import { loadPhoneRules, type PhoneRules } from '@vendor-panel/domain'
import { useEffect, useState } from 'react'

/** The phone rules (24 KiB); null if they cannot be loaded: the server checks numbers in any case (VAL-11). */
export const findPhoneRules = (): Promise<PhoneRules | null> => loadPhoneRules().catch(() => null)

/** The phone rules, loaded when a page with numbers is shown: undefined until then, null if they cannot be loaded. */
export function usePhoneRules(): PhoneRules | null | undefined {
  const [rules, setRules] = useState<PhoneRules | null>()
  useEffect(() => {
    let isUnmounted = false
    void findPhoneRules().then((found) => isUnmounted || setRules(found))
    return () => {
      isUnmounted = true
    }
  }, [])
  return rules
}

/** The number as it is sent: E.164 where it can be read, as typed otherwise (VAL-11). */
export function storedPhone(text: string, phones: PhoneRules | null | undefined, country: string): string {
  const parsed = phones?.parse(text, country, 'en_CA')
  return parsed?.ok ? parsed.e164 : text.trim()
}
