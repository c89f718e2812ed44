import { lazily } from '../shared/lazily.tsx'
import { store, useAtomValue } from '../shared/store.ts'
import { withWords } from '../shared/words.ts'
import { askExit } from './exit.ts'
import { askLeave } from './navigation.ts'

const Questions = lazily(withWords(['app.account'], () => import('./Questions.tsx').then((code) => code.Questions)))

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
