import { useAtomValue } from 'jotai'
import { lazily } from '../shared/lazily.tsx'
import { store } from '../shared/store.ts'
import { askExit } from './exit.ts'
import { askLeave } from './navigation.ts'

const Questions = lazily(() => import('./Questions.tsx').then((code) => code.Questions))

const stay = () => {
  store.set(askLeave, null)
  store.set(askExit, null)
}

/** The questions before leaving a form (SHELL-34) or the panel (AMB-05); their code is loaded when one is asked. */
export function LazyQuestions() {
  const isLeaving = useAtomValue(askLeave) !== null
  const isExiting = useAtomValue(askExit) !== null
  return isLeaving || isExiting ? <Questions onCancel={stay} /> : null
}
