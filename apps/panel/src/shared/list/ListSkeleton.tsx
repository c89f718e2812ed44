import { Skeleton, Stack, Text } from '@vendor-panel/ui'
import * as listStyles from './ListPage.css.ts'
import * as styles from './ListRow.css.ts'

/** The rows of a list page before it is loaded, as high as a `ListRow` with a title and one line of text. */
export function ListSkeleton({ count = 3, hasActions = false }: { count?: number; hasActions?: boolean }) {
  return (
    <div className={listStyles.rows} data-skeleton>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={listStyles.row}>
          <div className={styles.row}>
            <Stack gap="sm" className={styles.content}>
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
}
