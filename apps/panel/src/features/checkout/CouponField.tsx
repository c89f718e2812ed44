import { Button, Inline, Stack, Text, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FormField } from '../../shared/form/use-form.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { useCoupon } from './use-coupon.ts'

type CouponFieldProps = FormField<string> & { coupon: ReturnType<typeof useCoupon> }

/** A coupon, checked before the payment (PAY-12). */
export function CouponField({ coupon, errorMessage, ...field }: CouponFieldProps) {
  const intl = useIntl()
  const format = useFormat()
  return (
    <Stack gap="sm">
      <Inline align="end">
        <TextField
          label={intl.formatMessage({ id: 'checkout.coupon' })}
          marker={intl.formatMessage({ id: 'checkout.optional' })}
          autoComplete="off"
          spellCheck="false"
          {...field}
          errorMessage={errorMessage ?? coupon.problem}
        />
        <Button onPress={() => void coupon.check()} isDisabled={coupon.code === ''} isPending={coupon.isPending}>
          {intl.formatMessage({ id: 'checkout.couponApply' })}
        </Button>
      </Inline>
      {coupon.coupon && (
        <Text role="status" tone="positive">
          {intl.formatMessage({ id: 'checkout.couponSaves' }, { amount: format.money(coupon.saved, coupon.currency) })}
        </Text>
      )}
    </Stack>
  )
}
