import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, FactList, Heading, Icon, SegmentedControl, Stack, Text } from '@vendor-panel/ui'
import { Globe, Link2, MapPin, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { PhoneText } from '../../shared/PhoneText.tsx'
import { useProviderAccess } from '../../shared/provider-access.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { answersOf, answerText, type Answers, type PageForm } from './form-answers.ts'
import { PreviewItems } from './PreviewItems.tsx'
import { PreviewPictures } from './PreviewPictures.tsx'
import * as styles from './provider-pages.css.ts'
import { useProviderRecord } from './provider-record.ts'
import { useTyped } from './typed-texts.tsx'
import { textOf, useProviderTexts } from './use-provider-texts.ts'

type View = 'changed' | 'published'

/** The page as couples see it, with what is typed next to it or as it is published. On narrow screens it is below the form. */
export function PagePreview({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const id = useId()
  const [view, setView] = useState<View>('changed')
  const { data: record } = useProviderRecord(provider.id)
  const { data: texts } = useProviderTexts(provider.id)
  const forms = useQuery(query('listProviderForms', { query: { providerId: provider.id } }))
  const picture = useQuery(query('getMainImage', { path: { providerId: provider.id } }))
  const typed = useTyped()
  const accessTo = useProviderAccess(provider.id)
  const canRead = (page: 'gallery' | 'items') => (accessTo(page) ?? 'none') !== 'none'
  // Without its forms or its picture the rest of the page is shown.
  if (!record || !texts || forms.isPending || picture.isPending) return null
  const main = picture.data?.data
  const saved = record.answer.data
  const { category } = saved
  const { phone, website, address, city, district, socialLinks } = {
    ...saved,
    city: saved.city.name,
    district: saved.district?.name,
    ...(view === 'changed' && typed.facts),
  }
  const text = (key: keyof typeof typed.texts) => {
    const field = texts.answer.data.fields.find((one) => one.key === key)
    if (!field) return ''
    return view === 'published' ? (field.published ?? '') : (typed.texts[key] ?? textOf(field))
  }
  const part = { providerId: provider.id, withPending: view === 'changed' }
  const place = [address, district, city].filter(Boolean).join(', ')
  return (
    <aside aria-labelledby={id} className={styles.preview}>
      <div className={styles.previewHead}>
        <Heading level={2} size="body" id={id}>
          {intl.formatMessage({ id: 'provider-pages.preview' })}
        </Heading>
        <SegmentedControl<View>
          label={intl.formatMessage({ id: 'provider-pages.preview' })}
          value={view}
          onChange={setView}
          items={(['changed', 'published'] as const).map((one) => ({
            id: one,
            label: intl.formatMessage({ id: `provider-pages.preview.${one}` }),
          }))}
        />
      </div>
      <div className={styles.paper}>
        {main?.path && (
          <img
            className={styles.previewPicture}
            src={main.sizes[0]?.path ?? main.path}
            alt={main.alt ?? ''}
            width={main.width ?? undefined}
            height={main.height ?? undefined}
            decoding="async"
          />
        )}
        <Stack gap="xs">
          <p className={styles.previewName} dir="auto">
            {provider.name}
          </p>
          <Text tone="muted" dir="auto">{`${category.name} · ${city}`}</Text>
        </Stack>
        <PreviewText text={text('summary')} isLead />
        <PreviewText text={text('about')} />
        <PreviewText label={intl.formatMessage({ id: 'provider-pages.text.services' })} text={text('services')} />
        <PreviewText label={intl.formatMessage({ id: 'provider-pages.text.directions' })} text={text('directions')} />
        {forms.data?.data.map((form) => (
          <PreviewAnswers key={form.id} form={form} answers={(view === 'changed' && typed.answers[form.id]) || answersOf(form)} />
        ))}
        {canRead('gallery') && <PreviewPictures {...part} />}
        {canRead('items') && <PreviewItems {...part} />}
        <ul className={styles.previewFacts}>
          <li className={styles.previewFact}>
            <Icon icon={MapPin} />
            <span dir="auto">{place}</span>
          </li>
          {phone && (
            <li className={styles.previewFact}>
              <Icon icon={Phone} />
              <PhoneText phone={phone} />
            </li>
          )}
          {website && (
            <li className={styles.previewFact}>
              <Icon icon={Globe} />
              <Bdi isLatin>{website.replace(/^https?:\/\//, '')}</Bdi>
            </li>
          )}
          {socialLinks.map(({ network, url }) => (
            <li key={network} className={styles.previewFact}>
              <Icon icon={Link2} />
              <Bdi isLatin>{url.replace(/^https?:\/\/(www\.)?/, '')}</Bdi>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** What is answered in a form of the category (PROV-23). */
function PreviewAnswers({ form, answers }: { form: PageForm; answers: Answers }) {
  const answered = form.fields
    .map((field) => ({ ...field, text: answerText(field, answers[field.fieldName]) }))
    .filter(({ text }) => text.trim() !== '')
  if (answered.length === 0) return null
  return (
    <div>
      <Text as="div" weight="medium">
        {form.title}
      </Text>
      <FactList facts={answered.map(({ fieldName, label, text }) => ({ id: fieldName, label, value: text }))} />
    </div>
  )
}

function PreviewText({ label, text, isLead = false }: { label?: string; text: string; isLead?: boolean }) {
  if (text.trim() === '') return null
  return (
    <div>
      {label && (
        <Text as="div" weight="medium">
          {label}
        </Text>
      )}
      <p dir="auto" className={isLead ? styles.lead : styles.text}>
        {text}
      </p>
    </div>
  )
}
