import { roundedCoordinates } from '@vendor-panel/domain'
import { Button, Text } from '@vendor-panel/ui'
import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import * as styles from './provider-pages.css.ts'

/** The messages of the frame (see `apps/api/src/platform/http/map.ts`). */
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('chosen'), lat: z.number(), lng: z.number() }),
  z.object({ type: z.literal('unknown') }),
  z.object({ type: z.literal('failed') }),
])

export interface LocationMapProps {
  /** The page with the map. */
  src: string
  position: { lat: number; lng: number } | null
  /** What the button looks for; an empty one cannot be looked for. */
  address: string
  onChange: (position: { lat: number; lng: number }) => void
}

/**
 * The location on a map, which is a page of another company in a frame without our origin. A click, a moved marker or the address changes
 * the coordinates; the fields next to it do the same by keyboard (PROV-27).
 */
export function LocationMap({ src, position, address, onChange }: LocationMapProps) {
  const intl = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'unknown' | 'failed'>('loading')
  const isReady = state === 'ready' || state === 'unknown'
  const title = intl.formatMessage({ id: 'provider-pages.location.map' })
  const [lat, lng] = [position?.lat, position?.lng]
  // The frame has no origin that a message could be addressed to; the coordinates are public.
  const send = (data: object) => frame.current?.contentWindow?.postMessage(data, '*')
  const receive = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow) return
    const parsed = message.safeParse(data)
    if (!parsed.success) return
    if (parsed.data.type !== 'chosen') return setState(parsed.data.type)
    setState('ready')
    const { lat: latitude, lng: longitude } = parsed.data
    onChange(roundedCoordinates({ latitude, longitude }))
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  const show = useEffectEvent((shown: LocationMapProps['position']) => send({ type: 'show', position: shown, title }))
  useEffect(() => {
    if (isReady) show(lat === undefined || lng === undefined ? null : { lat, lng })
  }, [isReady, lat, lng])
  if (state === 'failed')
    return (
      <div role="status">
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'provider-pages.location.noMap' })}
        </Text>
      </div>
    )
  return (
    <div className={styles.map}>
      <iframe
        ref={frame}
        className={styles.mapFrame}
        src={src}
        title={title}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        // The service checks which website uses the key.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <Button icon={MapPin} isDisabled={!isReady || address === ''} onPress={() => send({ type: 'find', address })}>
        {intl.formatMessage({ id: 'provider-pages.location.find' })}
      </Button>
      <div role="status">
        {state === 'unknown' && (
          <Text size="sm" tone="critical">
            {intl.formatMessage({ id: 'provider-pages.location.unknown' })}
          </Text>
        )}
      </div>
    </div>
  )
}
