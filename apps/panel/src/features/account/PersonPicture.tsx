import { fieldProblem, imageLimits, isImageType, present, sizeKb } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { PictureField } from '../../shared/PictureField.tsx'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './account.css.ts'
import type { CustomerUser } from './person-form.ts'

const refetch = ['getCustomerUser', 'listCustomerUsers'] as const
const { sizeKbMax } = imageLimits

/** The picture of a user, stored as soon as it is chosen; any type of image (USER-24). */
export function PersonPicture({ user }: { user: Pick<CustomerUser, 'id' | 'customerId' | 'name' | 'image'> }) {
  const intl = useIntl()
  const path = { customerId: user.customerId, customerUserId: user.id }
  const upload = useWrite('createCustomerUserImage', {
    refetch,
    done: () => intl.formatMessage({ id: 'account.person.pictureSaved' }),
    hasForm: true,
  })
  const removal = useWrite('deleteCustomerUserImage', { refetch, done: () => intl.formatMessage({ id: 'account.person.pictureRemoved' }) })
  return (
    <PictureField
      label={intl.formatMessage({ id: 'account.person.picture' })}
      description={intl.formatMessage({ id: 'account.person.pictureHelp' })}
      picture={
        user.image && (
          <img
            className={styles.picture}
            src={user.image.path}
            alt={intl.formatMessage({ id: 'account.person.pictureAlt' }, { name: user.name })}
          />
        )
      }
      acceptedTypes={['image/*']}
      check={({ contentType, sizeBytes }) =>
        present([
          contentType !== '' && !isImageType(contentType) && fieldProblem('image', 'file_content'),
          sizeBytes > sizeKbMax * 1_024 && fieldProblem('image', 'file_too_large', { size: sizeKb(sizeBytes), max: sizeKbMax }),
        ])
      }
      strings={{
        remove: intl.formatMessage({ id: 'account.person.pictureRemove' }),
        removeTitle: intl.formatMessage({ id: 'account.person.pictureRemoveTitle' }),
        cancel: intl.formatMessage({ id: 'account.person.cancel' }),
      }}
      upload={(image, fetch) => upload.write({ path, body: { image }, fetch })}
      remove={() => removal.write({ path })}
      isRemoving={removal.isPending}
    />
  )
}
