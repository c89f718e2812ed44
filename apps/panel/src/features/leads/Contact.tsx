import { loadPhoneRules } from '@vendor-panel/domain'
import { Bdi, Link } from '@vendor-panel/ui'
import { useEffect, useState } from 'react'

/** A number to press, grouped as people read it; its digits keep their order in right-to-left text. */
export function PhoneLink({ phone }: { phone: string }) {
  const [text, setText] = useState<{ of: string; as: string }>()
  useEffect(() => {
    let isGone = false
    // The metadata of all countries comes after the page is useful; until then, and without it, the number stands as it is.
    loadPhoneRules().then(
      (rules) => isGone || setText({ of: phone, as: rules.format(phone) }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [phone])
  return (
    <Link href={`tel:${phone}`}>
      <Bdi isLatin>{text?.of === phone ? text.as : phone}</Bdi>
    </Link>
  )
}

export const MailLink = ({ email }: { email: string }) => (
  <Link href={`mailto:${email}`}>
    <Bdi isLatin>{email}</Bdi>
  </Link>
)
