import { TextField } from '@vendor-panel/ui'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { InfoTabProps } from './info-tabs.ts'
import { networks, socialBody, socialFieldsOf, socialProblems, type SocialFields } from './provider-form.ts'
import { ProviderForm } from './ProviderForm.tsx'
import { useRequestedField } from './use-requested-field.ts'

/** The names of the networks are the same in every language. */
const networkNames = { instagram: 'Instagram', facebook: 'Facebook', pinterest: 'Pinterest', tiktok: 'TikTok', youtube: 'YouTube' } as const

/** The addresses of a provider in social networks, one for each (VAL-09). */
export function SocialTab({ provider, canWrite }: InfoTabProps) {
  const intl = useIntl()
  const first = useRef<HTMLInputElement>(null)
  useRequestedField('instagram', first)
  return (
    <ProviderForm<SocialFields>
      providerId={provider.id}
      name="social"
      canWrite={canWrite}
      valuesOf={socialFieldsOf}
      problemsOf={socialProblems}
      bodyOf={socialBody}
      shownOf={socialBody}
      describe={(fields) => networks.map((network) => ({ label: networkNames[network], text: fields[network] }))}
    >
      {(form) =>
        networks.map((network, index) => (
          <TextField
            key={network}
            label={networkNames[network]}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={intl.formatMessage({ id: 'provider-pages.social.placeholder' })}
            {...(index === 0 && { inputRef: first })}
            {...form.field(network)}
          />
        ))
      }
    </ProviderForm>
  )
}
