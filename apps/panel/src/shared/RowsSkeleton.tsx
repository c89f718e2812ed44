import { Skeleton, Stack } from '@vendor-panel/ui'

/** Placeholders for some short entries. */
export function RowsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Stack gap="lg">
      {Array.from({ length: count }, (_, index) => (
        <Stack key={index} gap="xs">
          <Skeleton width="md" />
          <Skeleton />
        </Stack>
      ))}
    </Stack>
  )
}
