import type { Locale } from '@vendor-panel/domain'
import { Banner, ButtonLink, CopyField, Heading, SegmentedControl, Stack, Text } from '@vendor-panel/ui'
import { elementSnippet, frameSnippet, frameUrl } from '@vendor-panel/widget/snippets'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { WidgetTheme } from './ReviewPreview.tsx'

const kinds = ['element', 'frame'] as const
type Kind = (typeof kinds)[number]

type SnippetProps = { widget: string; isActive: boolean; name: string; locale: Locale; theme: WidgetTheme }

/** What the vendor puts into its website: a script and an element, or a frame (REV-04). */
export function WidgetSnippet({ widget, isActive, name, locale, theme }: SnippetProps) {
  const intl = useIntl()
  const [kind, setKind] = useState<Kind>('element')
  const options = { origin: location.origin, widget, name, locale, theme: theme === 'page' ? undefined : theme }
  const label = intl.formatMessage({ id: `reviews.widget.${kind}` })
  return (
    <Stack gap="md">
      <Heading level={2}>{intl.formatMessage({ id: 'reviews.widget' })}</Heading>
      {!isActive && <Banner tone="caution">{intl.formatMessage({ id: 'reviews.widget.inactive' })}</Banner>}
      <SegmentedControl
        label={intl.formatMessage({ id: 'reviews.widget.kind' })}
        items={kinds.map((id) => ({ id, label: intl.formatMessage({ id: `reviews.widget.${id}` }) }))}
        value={kind}
        onChange={setKind}
      />
      <CopyField
        label={intl.formatMessage({ id: 'reviews.widget.snippet' })}
        description={intl.formatMessage({ id: `reviews.widget.${kind}Help` })}
        value={kind === 'element' ? elementSnippet(options) : frameSnippet(options)}
        rows={kind === 'element' ? 6 : 4}
        strings={{
          copy: intl.formatMessage({ id: 'reviews.widget.copy' }, { label }),
          copied: intl.formatMessage({ id: 'reviews.widget.copied' }),
          selected: intl.formatMessage({ id: 'reviews.widget.selected' }),
        }}
      />
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'reviews.widget.policy' })}{' '}
        <bdi dir="ltr">
          <code>
            {kind === 'element' ? `script-src ${location.origin}; connect-src ${location.origin}` : `frame-src ${location.origin}`}
          </code>
        </bdi>
      </Text>
      <div>
        <ButtonLink href={frameUrl(options)} target="_blank">
          {intl.formatMessage({ id: 'reviews.widget.open' })}
        </ButtonLink>
      </div>
    </Stack>
  )
}
