import { useEffect } from 'react'
import { lazily } from '../shared/lazily.tsx'
import { store, useAtomValue } from '../shared/store.ts'
import { whenUseful } from '../shared/when-useful.ts'
import { withMessages } from '../shared/with-messages.ts'
import { confirmExit } from './exit.ts'
import { confirmLeave } from '../shared/navigation.ts'

const Confirmations = lazily(withMessages(['app.account'], () => import('./Confirmations.tsx').then((code) => code.Confirmations)))

const stay = () => {
  store.set(confirmLeave, null)
  store.set(confirmExit, null)
}

/** The questions before leaving a form (SHELL-34) or the panel (AMB-05); their code is loaded early, because they are also asked without a connection. */
export function LazyConfirmations() {
  const isLeaving = useAtomValue(confirmLeave) !== null
  useEffect(() => whenUseful(() => void Confirmations.preload()), [])
  const isExiting = useAtomValue(confirmExit) !== null
  return isLeaving || isExiting ? <Confirmations onCancel={stay} /> : null
}
