import { channelOpen, type ContactPreference } from '@vendor-panel/domain'
import { Bdi, Link } from '@vendor-panel/ui'
import { PhoneText } from '../../shared/PhoneText.tsx'

/** A formatted number, a link if the couple may be called (LEAD-27). */
export function Phone({ phone, preference }: { phone: string; preference: ContactPreference }) {
  const number = <PhoneText phone={phone} />
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
