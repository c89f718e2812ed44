import { localDate } from '@vendor-panel/domain'
import { Bdi, Button, Dialog, SegmentedControl, Stack, Text } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { TestimonialRequestDialog } from '../../shared/testimonials/request-dialog.ts'
import { useWritableProviders } from '../../shared/provider-access.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import * as styles from './testimonials.css.ts'

const views = { due: { isToAsk: true }, open: { hasTestimonialRequest: false }, asked: { hasTestimonialRequest: true } }

/** The couples that can be asked: first those who married some weeks ago (TEST-04). */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const { details, providers } = useUser()
  const { writable, failure } = useWritableProviders('testimonials')
  const [view, setView] = useState<keyof typeof views>('due')
  const [leadId, setLeadId] = useState<number | null>(null)
  const list = usePages('listCoupleProviders', { query: views[view] })
  if (leadId !== null) return <TestimonialRequestDialog leadId={leadId} onClose={() => setLeadId(null)} />
  return (
    <Dialog
      title={intl.formatMessage({ id: 'testimonials.ask' })}
      strings={{ close: intl.formatMessage({ id: 'testimonials.close' }) }}
      onClose={onClose}
      actions={<Button onPress={onClose}>{intl.formatMessage({ id: 'testimonials.close' })}</Button>}
    >
      <Stack gap="lg">
        {failure && <LoadFailed onRetry={failure.onRetry} />}
        <SegmentedControl
          label={intl.formatMessage({ id: 'testimonials.couples' })}
          items={(['due', 'open', 'asked'] as const).map((id) => ({ id, label: intl.formatMessage({ id: `testimonials.couples.${id}` }) }))}
          value={view}
          onChange={setView}
        />
        <ListStates list={list} empty={intl.formatMessage({ id: `testimonials.couples.none.${view}` })}>
          <ul className={styles.couples}>
            {list.rows.map(({ id, couple, provider, testimonialRequest, testimonialId }) => (
              <li key={id} className={styles.couple}>
                <Stack gap="none">
                  <Text dir="auto">{couple.name}</Text>
                  <Text size="sm" tone="muted">
                    {couple.weddingDate === null
                      ? intl.formatMessage({ id: 'testimonials.couples.noDate' })
                      : intl.formatMessage({ id: 'testimonials.couples.date' }, { day: format.dayShort(couple.weddingDate) })}
                    {testimonialRequest &&
                      ` · ${intl.formatMessage({ id: 'testimonials.couples.askedOn' }, { day: format.dayShort(localDate(Temporal.Instant.from(testimonialRequest.sentAt), details.timeZone).toString()) })}`}
                    {providers.length > 1 && (
                      <>
                        {' · '}
                        <span className={styles.coupleOf}>
                          <Bdi>{provider.name}</Bdi>
                        </span>
                      </>
                    )}
                  </Text>
                </Stack>
                {testimonialId !== null ? (
                  <span className={styles.written}>
                    <Text as="span" size="sm" tone="muted">
                      {intl.formatMessage({ id: 'testimonials.couples.written' })}
                    </Text>
                  </span>
                ) : writable.some((one) => one.id === provider.id) ? (
                  <Button
                    size="sm"
                    aria-label={intl.formatMessage(
                      { id: testimonialRequest ? 'testimonials.remindOf' : 'testimonials.askOf' },
                      { name: couple.name },
                    )}
                    onPress={() => setLeadId(id)}
                  >
                    {intl.formatMessage({ id: testimonialRequest ? 'testimonials.remind' : 'testimonials.askOne' })}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </ListStates>
        <ShowMore list={list} />
      </Stack>
    </Dialog>
  )
}
