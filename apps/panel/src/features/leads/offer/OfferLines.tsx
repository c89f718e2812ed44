import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import {
  Button,
  Heading,
  IconButton,
  Inline,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  MoneyField,
  NumberField,
  Stack,
  Text,
  TextField,
} from '@vendor-panel/ui'
import { Plus, Tag, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RecordFormState } from '../../../shared/form/use-record-form.ts'
import { useFormat } from '../../../shared/use-format.ts'
import type { Lead } from '../lead-row.ts'
import { newLine, type OfferLineValues, type OfferValues } from './offer-form.ts'
import * as styles from './offer.css.ts'
import { useOfferDay } from './OfferDay.tsx'

type LinesProps = { lead: Lead; form: RecordFormState<OfferValues> }

/** The lines of an offer, typed or taken from the prices of the day and the products of the provider. */
export function OfferLines({ lead, form }: LinesProps) {
  const intl = useIntl()
  const { lines } = form.values
  const change = (key: string, changes: Partial<OfferLineValues>) =>
    form.change({ lines: lines.map((line) => (line.key === key ? { ...line, ...changes } : line)) })
  const add = (line: OfferLineValues) => form.change({ lines: [...lines.filter(({ name, price }) => name !== '' || price !== null), line] })
  const error = form.errorAt('lines')
  return (
    <Stack gap="md">
      <Heading level={3} size="body">
        {intl.formatMessage({ id: 'leads.offer.lines' })}
      </Heading>
      {lines.map(({ key, name, quantity, price }, index) => {
        const at = (field: keyof OfferLineValues) => ({
          name: `lines[${index}].${field}`,
          errorMessage: form.errorAt(`lines[${index}].${field}`),
        })
        return (
          <div
            key={key}
            className={styles.line}
            role="group"
            aria-label={name || intl.formatMessage({ id: 'leads.offer.line' }, { number: index + 1 })}
          >
            <div className={styles.lineName}>
              <TextField
                label={intl.formatMessage({ id: 'leads.offer.lineName' })}
                value={name}
                onChange={(next) => change(key, { name: next })}
                {...at('name')}
              />
            </div>
            <NumberField
              label={intl.formatMessage({ id: 'leads.offer.quantity' })}
              value={quantity}
              onChange={(next) => change(key, { quantity: next })}
              {...at('quantity')}
            />
            <MoneyField
              label={intl.formatMessage({ id: 'leads.offer.price' })}
              currency={lead.currency}
              value={price}
              onChange={(next) => change(key, { price: next })}
              {...at('price')}
            />
            <div className={styles.remove}>
              <IconButton
                icon={Trash2}
                label={intl.formatMessage({ id: 'leads.offer.removeLine' }, { name: name || index + 1 })}
                onPress={() => form.change({ lines: lines.filter((line) => line.key !== key) })}
              />
            </div>
          </div>
        )
      })}
      {error && <Text tone="critical">{error}</Text>}
      <Inline gap="sm">
        <Button size="sm" icon={Plus} onPress={() => form.change({ lines: [...lines, newLine()] })}>
          {intl.formatMessage({ id: 'leads.offer.addLine' })}
        </Button>
        <PriceMenu lead={lead} values={form.values} onAdd={add} />
      </Inline>
    </Stack>
  )
}

/** The prices of the day, for the guests of the offer, and the products of the provider. */
function PriceMenu({ lead, values, onAdd }: { lead: Lead; values: OfferValues; onAdd: (line: OfferLineValues) => void }) {
  const intl = useIntl()
  const format = useFormat()
  const prices = useOfferDay(lead, values)[0]?.quote?.prices ?? []
  const { data } = useQuery(query('listProviderItems', { query: { providerId: lead.provider.id, limit: 100 } }))
  const items = data?.data ?? []
  const priced = prices.filter(({ currency }) => currency === lead.currency)
  if (priced.length === 0 && items.length === 0) return null
  return (
    <MenuTrigger>
      <Button size="sm" icon={Tag}>
        {intl.formatMessage({ id: 'leads.offer.addPrice' })}
      </Button>
      <Menu label={intl.formatMessage({ id: 'leads.offer.addPrice' })}>
        {priced.length > 0 && (
          <MenuSection title={intl.formatMessage({ id: 'leads.offer.pricesOfDay' })}>
            {priced.map(({ catalogItemOptionId, weekPeriod, item, option, price, currency, amount }) => {
              const name = `${item}: ${option}`
              // An amount for all guests is so many times the price.
              const quantity = amount !== null && price > 0 ? Math.max(1, Math.round(amount / price)) : 1
              return (
                <MenuItem key={`price-${catalogItemOptionId}-${weekPeriod}`} onAction={() => onAdd(newLine({ name, quantity, price }))}>
                  {intl.formatMessage({ id: 'leads.offer.priced' }, { name, price: format.money(price, currency) })}
                </MenuItem>
              )
            })}
          </MenuSection>
        )}
        {items.length > 0 && (
          <MenuSection title={intl.formatMessage({ id: 'leads.offer.products' })}>
            {items.map(({ id, name, price, discountedPrice, currency }) => {
              const own = currency === lead.currency ? (discountedPrice ?? price) : null
              return (
                <MenuItem key={`item-${id}`} onAction={() => onAdd(newLine({ name, price: own }))}>
                  {own === null ? name : intl.formatMessage({ id: 'leads.offer.priced' }, { name, price: format.money(own, currency) })}
                </MenuItem>
              )
            })}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
