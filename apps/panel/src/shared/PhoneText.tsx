import { loadPhoneRules } from '@vendor-panel/domain'
import { Bdi } from '@vendor-panel/ui'
import { useEffect, useState } from 'react'

/** A phone number in the format of its country; its digits keep their order in right-to-left text. */
export function PhoneText({ phone }: { phone: string }) {
  const [text, setText] = useState<{ of: string; as: string }>()
  useEffect(() => {
    let isUnmounted = false
    // The metadata of all countries is loaded after the page is useful; until then, and without it, the number is unformatted.
    loadPhoneRules().then(
      (rules) => isUnmounted || setText({ of: phone, as: rules.format(phone) }),
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [phone])
  return <Bdi isLatin>{text?.of === phone ? text.as : phone}</Bdi>
}
