import { Avatar } from '@vendor-panel/ui'
import { useState, type ComponentProps } from 'react'
import { lazily } from '../shared/lazily.tsx'
import { withMessages } from '../shared/with-messages.ts'
import { useUser } from '../shared/user.ts'
import * as styles from './Shell.css.ts'

/** The signed-in user and the company (SHELL-19). */
export function UserNames() {
  const user = useUser()
  return (
    <>
      <Avatar name={user.name} />
      <span className={styles.userNames}>
        <span>{user.name}</span>
        <span className={styles.customerName}>{user.customer.name}</span>
      </span>
    </>
  )
}

function PlainButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.userButton} aria-haspopup="menu" {...props}>
      <UserNames />
    </button>
  )
}

const UserMenu = lazily(
  withMessages(['app.account'], () => import('./UserMenu.tsx').then((code) => code.UserMenu)),
  <PlainButton aria-expanded />,
)

/** The button of the user menu. The menu itself is large and is loaded on first hover or focus. */
export function UserButton() {
  const [isWanted, setIsWanted] = useState(false)
  const preload = () => void UserMenu.preload()
  if (isWanted) return <UserMenu onClose={() => setIsWanted(false)} />
  return <PlainButton onPointerEnter={preload} onFocus={preload} onClick={() => setIsWanted(true)} />
}
