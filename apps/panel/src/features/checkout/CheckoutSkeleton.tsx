import { Skeleton, Stack } from '@vendor-panel/ui'

export const CheckoutSkeleton = () => (
  <Stack gap="lg" aria-busy>
    <Skeleton shape="title" width="sm" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
