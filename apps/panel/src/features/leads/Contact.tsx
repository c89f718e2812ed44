import { channelOpen, loadPhoneRules, type ContactPreference } from '@vendor-panel/domain'
import { Bdi, Link } from '@vendor-panel/ui'
import { useEffect, useState } from 'react'

/** A formatted number, a link if the couple may be called (LEAD-27); its digits keep their order in right-to-left text. */
export function Phone({ phone, preference }: { phone: string; preference: ContactPreference }) {
  const [text, setText] = useState<{ of: string; as: string }>()
  useEffect(() => {
    let isGone = false
    // The metadata of all countries is loaded after the page is useful; until then, and without it, the number is unformatted.
    loadPhoneRules().then(
      (rules) => isGone || setText({ of: phone, as: rules.format(phone) }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [phone])
  const number = <Bdi isLatin>{text?.of === phone ? text.as : phone}</Bdi>
  return channelOpen(preference, 'call') ? (
    <Link variant="standalone" href={`tel:${phone}`}>
      {number}
    </Link>
  ) : (
    number
  )
}

/** An e-mail address, a link if the couple may be written to (LEAD-27). */
export function Mail({ email, preference }: { email: string; preference: ContactPreference }) {
  const address = <Bdi isLatin>{email}</Bdi>
  return channelOpen(preference, 'email') ? (
    <Link variant="standalone" href={`mailto:${email}`}>
      {address}
    </Link>
  ) : (
    address
  )
}
