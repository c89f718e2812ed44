import { useQuery } from '@tanstack/react-query'
import { foldForSearch, roundedCoordinates } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, ComboBox, NumberField, Text, TextField, type ComboBoxOption, type ComboBoxProps } from '@vendor-panel/ui'
import { LocateFixed } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RecordFormState } from '../../shared/form/use-record-form.ts'
import { hasIntegration } from '../../shared/has-integration.ts'
import { lazily } from '../../shared/lazily.tsx'
import { useReadFailure } from '../../shared/use-read-failure.ts'
import { useUser } from '../../shared/user.ts'
import type { InfoTabProps } from './info-tabs.ts'
import { locationBody, locationFieldsOf, locationProblems, type LocationFields } from './provider-form.ts'
import * as styles from './provider-pages.css.ts'
import { ProviderForm } from './ProviderForm.tsx'
import { TextSection } from './TextSection.tsx'
import { useRequestedField } from './use-requested-field.ts'

const LocationMap = lazily(() => import('./LocationMap.tsx').then((code) => code.LocationMap))

/** Address, coordinates and directions. The fields work without a map (PROV-29). */
export function LocationTab({ provider, canWrite }: InfoTabProps) {
  const intl = useIntl()
  const label = (name: keyof LocationFields) => intl.formatMessage({ id: `provider-pages.location.${name}` })
  const degrees = (value: number | null) => (value === null ? '' : intl.formatNumber(value, { maximumFractionDigits: 6 }))
  return (
    <>
      <ProviderForm<LocationFields>
        providerId={provider.id}
        name="location"
        canWrite={canWrite}
        valuesOf={locationFieldsOf}
        problemsOf={locationProblems}
        bodyOf={locationBody}
        shownOf={({ city, district, address }) => ({ city: city?.label ?? '', district: district?.label ?? '', address })}
        describe={({ city, district, address, lat, lng }) => [
          { label: label('city'), text: city?.label ?? '' },
          { label: label('district'), text: district?.label ?? '' },
          { label: label('address'), text: address },
          { label: label('lat'), text: degrees(lat) },
          { label: label('lng'), text: degrees(lng) },
        ]}
      >
        {(form) => <Fields form={form} label={label} />}
      </ProviderForm>
      <TextSection provider={provider} textKey="directions" canWrite={canWrite} />
    </>
  )
}

type FieldsProps = { form: RecordFormState<LocationFields>; label: (name: keyof LocationFields) => string }

function Fields({ form, label }: FieldsProps) {
  const intl = useIntl()
  const { countryCode } = useUser().details
  const address = useRef<HTMLInputElement>(null)
  useRequestedField('address', address)
  const [city, district] = [form.field('city'), form.field('district')]
  const cityId = city.value?.id
  const cities = useQuery(query('listCities', { query: { countryCode, scopes: ['swapOrder'] } }))
  const districts = useQuery({ ...query('listDistricts', { query: { cityId: cityId ?? 0 } }), enabled: cityId !== undefined })
  return (
    <>
      <div className={styles.pair}>
        <PlaceField {...city} label={label('city')} read={cities} onChange={(chosen) => form.change({ city: chosen, district: null })} />
        <PlaceField
          {...district}
          label={label('district')}
          marker={intl.formatMessage({ id: 'provider-pages.optional' })}
          read={districts}
          isDisabled={cityId === undefined}
        />
      </div>
      <TextField label={label('address')} autoComplete="off" inputRef={address} {...form.field('address')} />
      <div className={styles.pair}>
        <NumberField label={label('lat')} fractionDigits={6} {...form.field('lat')} />
        <NumberField label={label('lng')} fractionDigits={6} {...form.field('lng')} />
      </div>
      {hasIntegration('map') && <MapOfForm form={form} />}
      <OwnPosition onFound={(found) => form.change(found)} />
    </>
  )
}

/** The map of the address and coordinates as they are typed. */
function MapOfForm({ form }: { form: RecordFormState<LocationFields> }) {
  const { locale } = useIntl()
  const { city, district, address, lat, lng } = form.values
  return (
    <>
      <LocationMap
        src={`/map?language=${locale}`}
        position={lat === null || lng === null ? null : { lat, lng }}
        address={[address, district?.label, city?.label].filter(Boolean).join(', ')}
        onChange={(chosen) => form.change(chosen)}
      />
    </>
  )
}

type PlaceFieldProps = Omit<ComboBoxProps, 'options' | 'onSearch' | 'failure' | 'strings'> & {
  /** The places, among which the field searches. */
  read: {
    data: { data: readonly { id: number; name: string }[] } | undefined
    isError: boolean
    refetch: () => Promise<unknown>
  }
}

/** A city or a district, found by typing a part of its name. */
function PlaceField({ read, ...props }: PlaceFieldProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const failure = useReadFailure(read.data ? [] : [read])
  const options: ComboBoxOption[] | undefined = read.data?.data
    .filter(({ name }) => foldForSearch(name).includes(foldForSearch(text)))
    .map(({ id, name }) => ({ id, label: name }))
  return (
    <ComboBox
      {...props}
      options={options}
      onSearch={setText}
      failure={failure}
      strings={{
        clear: intl.formatMessage({ id: 'provider-pages.location.clear' }),
        searching: intl.formatMessage({ id: 'provider-pages.location.searching' }),
        none: intl.formatMessage({ id: 'provider-pages.location.none' }),
      }}
    />
  )
}

/** Takes the coordinates of the device, for a vendor who is on site (PROV-28). */
function OwnPosition({ onFound }: { onFound: (coordinates: { lat: number; lng: number }) => void }) {
  const intl = useIntl()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound(roundedCoordinates(coords))
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  }
  return (
    <div>
      <Button icon={LocateFixed} isPending={state === 'asking'} onPress={ask}>
        {intl.formatMessage({ id: 'provider-pages.location.own' })}
      </Button>
      <div role="status">
        {state === 'failed' && (
          <Text size="sm" tone="critical">
            {intl.formatMessage({ id: 'provider-pages.location.failed' })}
          </Text>
        )}
      </div>
    </div>
  )
}
