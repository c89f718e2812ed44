import { Button, ButtonLink, Inline } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

/** Back, and saving the step; the buttons are at the end of every step. */
export function StepActions({ backHref, isPending }: { backHref: string | null; isPending: boolean }) {
  const intl = useIntl()
  return (
    <Inline gap="sm">
      <Button type="submit" variant="primary" isPending={isPending}>
        {intl.formatMessage({ id: 'registration.save' })}
      </Button>
      {backHref !== null && <ButtonLink href={backHref}>{intl.formatMessage({ id: 'registration.back' })}</ButtonLink>}
    </Inline>
  )
}
