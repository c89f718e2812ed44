import type { components } from '@vendor-panel/contract'
import { requiredProblems } from '@vendor-panel/domain'
import { Button, CopyField, Disclosure, Inline, Stack, Text, TextField } from '@vendor-panel/ui'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useFormat } from '../../shared/use-format.ts'
import * as styles from './discounts.css.ts'

type Coupon = components['schemas']['DiscountCoupon']

/** Shows the value of a coupon, to copy or to print (DISC-08). */
export function CouponCheck() {
  const intl = useIntl()
  const api = useApi()
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const form = useForm({
    initial: { code: '' },
    check: requiredProblems,
    refusal: refusalErrors,
    send: async ({ code }) => {
      setCoupon(null)
      setCoupon((await api.getDiscountCoupon({ query: { code: code.trim() } })).data)
    },
  })
  return (
    <Disclosure title={intl.formatMessage({ id: 'discounts.coupon' })}>
      <Stack gap="lg" className={styles.couponBody}>
        <Form form={form} aria-label={intl.formatMessage({ id: 'discounts.coupon' })}>
          <Inline align="end">
            <TextField label={intl.formatMessage({ id: 'discounts.couponCode' })} autoComplete="off" {...form.field('code')} />
            <Button type="submit" isPending={form.isPending}>
              {intl.formatMessage({ id: 'discounts.couponCheck' })}
            </Button>
          </Inline>
        </Form>
        {coupon && <CouponValue coupon={coupon} />}
      </Stack>
    </Disclosure>
  )
}

function CouponValue({ coupon: { code, ratio, amount, currency, validUntil } }: { coupon: Coupon }) {
  const intl = useIntl()
  const format = useFormat()
  const share = ratio === null ? format.money(amount ?? 0, currency) : intl.formatNumber(ratio / 100, { style: 'percent' })
  return (
    <Stack gap="sm" className={styles.ticket}>
      <Text role="status">
        <strong>{intl.formatMessage({ id: 'discounts.off' }, { share })}</strong>
        {' · '}
        {intl.formatMessage({ id: 'discounts.couponValid' }, { date: format.day(validUntil) })}
      </Text>
      <CopyField
        label={intl.formatMessage({ id: 'discounts.couponCode' })}
        value={code}
        strings={{
          copy: intl.formatMessage({ id: 'discounts.copy' }),
          copied: intl.formatMessage({ id: 'discounts.copied' }),
          selected: intl.formatMessage({ id: 'discounts.selected' }),
        }}
      />
      <Inline className={styles.screenOnly}>
        <Button size="sm" icon={Printer} onPress={() => window.print()}>
          {intl.formatMessage({ id: 'discounts.print' })}
        </Button>
      </Inline>
    </Stack>
  )
}
