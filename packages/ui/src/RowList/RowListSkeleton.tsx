import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as rowStyles from './ListRow.css.ts'
import * as styles from './RowList.css.ts'

export interface RowListSkeletonProps {
  count?: number
  /** Leaves room for the actions of each row. */
  hasActions?: boolean
}

/** A `RowList` before it is loaded. Its rows are as high as a `ListRow` with a title and one line of text. */
export const RowListSkeleton = ({ count = 3, hasActions = false }: RowListSkeletonProps) => (
  <div className={styles.list} data-skeleton>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.row}>
        <div className={rowStyles.row}>
          <Stack gap="sm" className={rowStyles.content}>
            <span className={styles.title}>
              <Skeleton width="lg" />
            </span>
            <Text as="div">
              <Skeleton width="md" />
            </Text>
          </Stack>
          {hasActions && (
            <span className={styles.actions}>
              <Skeleton width="sm" />
            </span>
          )}
        </div>
      </div>
    ))}
  </div>
)
